//! How a report looks: a printed document, in the colours of the game's table.

/// The colours of a game by day, and by night: ground, panel, card, ink, second ink, rule, hairline, accent
/// and its tint.
fn colours(game: &str) -> [[&'static str; 9]; 2] {
    if game == "london" {
        [
            [
                "#D3DDE2", "#E8EEF0", "#FCFBF7", "#16181A", "#465056", "#6F7D85", "#B4C0C6",
                "#9E1F1C", "#E7C9C4",
            ],
            [
                "#0F1417", "#192025", "#232B31", "#F1ECE2", "#B3BBBF", "#77858D", "#3A454C",
                "#FF8F78", "#5A342E",
            ],
        ]
    } else {
        [
            [
                "#D6D7D3", "#ECECE8", "#FBFAF5", "#1B1A18", "#55524B", "#7C786E", "#BDBBB3",
                "#1A6657", "#C4DAD3",
            ],
            [
                "#081627", "#0E2138", "#143055", "#EAF2FA", "#AFC3D8", "#6C8AAB", "#2B466A",
                "#74D6BC", "#1F5060",
            ],
        ]
    }
}

const NAMES: [&str; 9] =
    ["ground", "panel", "card", "ink", "ink2", "rule", "hair", "accent", "tint"];

/// The style sheet.
pub(super) fn style(game: &str) -> String {
    let variables = |colours: [&str; 9]| -> String {
        NAMES.iter().zip(colours).map(|(name, colour)| format!("--{name}:{colour};")).collect()
    };
    let [day, night] = colours(game).map(variables);
    format!(
        ":root{{color-scheme:light dark;{day}}}@media(prefers-color-scheme:dark){{:root{{{night}}}}}{SHEET}"
    )
}

const SHEET: &str = r#"
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:500 15px/1.4 "Sofia Sans Condensed",system-ui,sans-serif;font-variant-numeric:lining-nums tabular-nums}
main{max-width:1180px;margin:0 auto;padding:28px 20px 60px}
h1,h2{font-family:"Old Standard TT",Georgia,serif;line-height:1.1;margin:0}
h1{font-size:34px}
h2{font-size:20px}
p{margin:6px 0 0;max-width:46em}
.note{color:var(--ink2);font-size:14px}
header{border-bottom:3px double var(--ink);padding-bottom:14px;margin-bottom:20px}
section{background:var(--panel);border:1px solid var(--rule);border-radius:3px;padding:16px;margin-top:16px}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,420px),1fr));gap:16px}
.figures section{margin:0}
ul{margin:8px 0 0;padding-left:20px;max-width:52em}
svg{display:block;width:100%;max-width:440px;height:auto;margin-top:10px}
svg text{fill:var(--ink2);font-size:13px;font-family:inherit}
svg .name{fill:var(--ink);paint-order:stroke;stroke:var(--panel);stroke-width:4px}
svg .axis{stroke:var(--rule);stroke-width:1}
svg .grid{stroke:var(--hair);stroke-width:1}
svg .mean{stroke:var(--ink);stroke-width:1.5;stroke-dasharray:4 3}
svg .bar{fill:var(--tint);stroke:var(--accent);stroke-width:1}
svg .won{fill:var(--accent)}
svg .band{fill:var(--tint);opacity:.6}
svg .reach{stroke:var(--accent);stroke-width:2}
svg .dot{fill:var(--accent);stroke:var(--accent);stroke-width:2}
svg .hollow{fill:var(--panel)}
.wide{overflow-x:auto;margin-top:10px}
table{border-collapse:collapse;width:100%;background:var(--card);font-size:15px}
th,td{padding:5px 10px;text-align:right;border-bottom:1px solid var(--hair);white-space:nowrap}
th:first-child,td:first-child{text-align:left}
thead th{border-bottom:1px solid var(--ink);padding:0}
th button{all:unset;box-sizing:border-box;width:100%;min-height:44px;padding:5px 10px;cursor:pointer;font-weight:650}
th button:hover{color:var(--accent)}
th button:focus-visible{outline:3px solid var(--accent);outline-offset:-3px}
th[aria-sort] button::after{content:" ▾";color:var(--accent)}
th[aria-sort=ascending] button::after{content:" ▴"}
td small{color:var(--ink2)}
.mark{color:var(--ink2)}
.out{color:var(--accent);font-weight:700}
code{font-family:ui-monospace,monospace;font-size:14px;overflow-wrap:anywhere}
@media(max-width:600px){main{padding:16px 12px 40px}h1{font-size:27px}}
"#;

/// Sorts a table by the heading that is clicked; numbers stand in `data-v`.
pub(super) const SORT: &str = r"
for(const b of document.querySelectorAll('th button'))b.onclick=()=>{
const th=b.parentNode,i=[...th.parentNode.children].indexOf(th),body=th.closest('table').tBodies[0];
const up=th.ariaSort==='descending';
for(const o of th.parentNode.children)o.removeAttribute('aria-sort');
th.setAttribute('aria-sort',up?'ascending':'descending');
const v=r=>r.children[i].dataset.v;
const by=(x,y)=>i?v(x)-v(y):v(y).localeCompare(v(x));
body.append(...[...body.rows].sort((x,y)=>up?by(x,y):by(y,x)))}";
