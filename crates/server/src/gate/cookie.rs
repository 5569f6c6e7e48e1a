//! How a browser or a program carries its secret: in a cookie, or as a bearer token.

use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::{HeaderMap, HeaderValue};

use super::secret::Secret;

/// One year.
const MAX_AGE: u32 = 365 * 24 * 60 * 60;

/// A token that nobody was given. The answer is 401.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("this is no token of this server: sit down again, or use your recovery phrase")]
pub(crate) struct BadToken;

/// The secret of a browser or a program, and how it came here.
#[derive(Clone, Debug)]
pub(crate) struct Token {
    pub(crate) secret: Secret,
    pub(crate) way: Way,
}

/// How a secret came here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// Whoever asks has written it into the request, so they know it.
    Bearer,
    /// The browser has sent it along. The page that asks must not learn it.
    Cookie,
    /// It was made for this request, which carried none.
    New,
}

impl Token {
    /// One that nobody has seen.
    pub(crate) fn new() -> Self {
        Self { secret: Secret::random(), way: Way::New }
    }

    /// Whether it may be told in a response.
    pub(crate) fn may_be_told(&self) -> bool {
        match self.way {
            Way::Bearer | Way::New => true,
            Way::Cookie => false,
        }
    }
}

/// The secret that a request carries, if it carries one. A bearer token counts before a cookie, since
/// somebody put it there on purpose. Of several cookies with our name the first that is a secret
/// counts: pages of the same host at other ports may set such cookies, too.
///
/// # Errors
/// If there is a token and it is no secret.
pub(crate) fn token(headers: &HeaderMap, https: bool) -> Result<Option<Token>, BadToken> {
    let bearer = headers.get_all(AUTHORIZATION).iter().find_map(|value| bearer(value.as_bytes()));
    if let Some(token) = bearer {
        let secret = secret(token).ok_or(BadToken)?;
        return Ok(Some(Token { secret, way: Way::Bearer }));
    }
    let mut ours = cookies(headers).filter(|(name, _)| *name == cookie_name(https).as_bytes());
    let Some((_, first)) = ours.next() else { return Ok(None) };
    let valid = secret(first).or_else(|| ours.find_map(|(_, value)| secret(value)));
    let secret = valid.ok_or(BadToken)?;
    Ok(Some(Token { secret, way: Way::Cookie }))
}

/// The value of `Set-Cookie` that lets a browser keep a secret. No script can read it, and other
/// sites' pages can't send it along with what changes something.
pub(crate) fn set_cookie(secret: &Secret, https: bool) -> HeaderValue {
    let mut value = write_cookie(&secret.reveal(), MAX_AGE, https);
    value.set_sensitive(true);
    value
}

/// The value of `Set-Cookie` that makes a browser forget.
pub(crate) fn clear_cookie(https: bool) -> HeaderValue {
    write_cookie("", 0, https)
}

fn write_cookie(value: &str, max_age: u32, https: bool) -> HeaderValue {
    let name = cookie_name(https);
    let secure = if https { "; Secure" } else { "" };
    let text = format!("{name}={value}; Path=/; Max-Age={max_age}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&text).expect("letters and digits can stand in a header")
}

/// Browsers take a name with `__Host-` only over https and from this very host.
fn cookie_name(https: bool) -> &'static str {
    if https { "__Host-twocities" } else { "twocities" }
}

/// Names and values of all cookies. Cookies of others may have any bytes.
fn cookies(headers: &HeaderMap) -> impl Iterator<Item = (&[u8], &[u8])> {
    let pairs = headers.get_all(COOKIE).iter();
    let pairs = pairs.flat_map(|value| value.as_bytes().split(|byte| *byte == b';'));
    pairs.filter_map(|pair| {
        let equals = pair.iter().position(|byte| *byte == b'=')?;
        Some((pair[..equals].trim_ascii(), pair[equals + 1..].trim_ascii()))
    })
}

/// The token after `Bearer`. Other schemes are for somebody else, perhaps for a proxy.
fn bearer(value: &[u8]) -> Option<&[u8]> {
    let scheme = b"Bearer";
    let value = value.trim_ascii();
    let (first, rest) = value.split_at_checked(scheme.len())?;
    let ends = rest.first().is_none_or(|byte| *byte == b' ');
    (first.eq_ignore_ascii_case(scheme) && ends).then(|| rest.trim_ascii())
}

fn secret(value: &[u8]) -> Option<Secret> {
    str::from_utf8(value).ok()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderName;

    use super::*;

    const A: &str = "1111111111111111111111111112";
    const B: &str = "1111111111111111111111111113";

    fn read(lines: &[(HeaderName, &str)], https: bool) -> Result<Option<String>, BadToken> {
        let mut headers = HeaderMap::new();
        for (name, value) in lines {
            headers.append(name, HeaderValue::from_bytes(value.as_bytes()).unwrap());
        }
        token(&headers, https).map(|token| token.map(|token| token.secret.reveal()))
    }

    fn cookie(text: &str) -> Result<Option<String>, BadToken> {
        read(&[(COOKIE, text)], false)
    }

    fn found(text: &str) -> Result<Option<String>, BadToken> {
        Ok(Some(text.to_owned()))
    }

    #[test]
    fn the_cookie_is_found_among_all_others() {
        for text in [
            format!("twocities={A}"),
            format!("a=b; twocities={A}; c=d"),
            format!("a=b;twocities={A};c=d"),
            format!("  twocities =  {A}  ;"),
            format!(";;=; a; a==; é=ü; \"=;twocities={A}"),
            format!("twocities=nonsense; twocities={A}; twocities={B}"),
            format!("twocities=; twocities={A}"),
            format!("twocities={A}; twocities=nonsense"),
        ] {
            assert_eq!(cookie(&text), found(A), "{text}");
        }
        let several =
            [(COOKIE, "a=b"), (COOKIE, "twocities=é"), (COOKIE, &format!("twocities={B}"))];
        assert_eq!(read(&several, false), found(B));
    }

    #[test]
    fn other_cookies_are_none_of_ours() {
        for text in [
            "".to_owned(),
            "twocities".to_owned(),
            format!("Twocities={A}"),
            format!("xtwocities={A}"),
            format!("twocities2={A}"),
            format!("a=twocities={A}"),
            format!("a=\"twocities={A}\""),
        ] {
            assert_eq!(cookie(&text), Ok(None), "{text}");
        }
        assert_eq!(read(&[], false), Ok(None));
    }

    #[test]
    fn a_token_that_is_no_secret_is_an_error() {
        for text in [
            "twocities=".to_owned(),
            "twocities=x".to_owned(),
            "twocities=é".to_owned(),
            format!("twocities={A}1"),
            format!("twocities=\"{A}\""),
            format!("twocities={A}={A}"),
        ] {
            assert_eq!(cookie(&text), Err(BadToken), "{text}");
        }
    }

    #[test]
    fn over_https_only_the_cookie_of_this_very_host_counts() {
        let both = [(COOKIE, format!("twocities={A}; __Host-twocities={B}"))];
        let both = both.each_ref().map(|(name, text)| (name.clone(), text.as_str()));
        assert_eq!(read(&both, true), found(B));
        assert_eq!(read(&both, false), found(A));
        assert_eq!(read(&[(COOKIE, &format!("twocities={A}"))], true), Ok(None));
    }

    #[test]
    fn a_bearer_token_counts_before_the_cookie() {
        let cookie = format!("twocities={A}");
        let with =
            |authorization: &str| read(&[(AUTHORIZATION, authorization), (COOKIE, &cookie)], false);
        assert_eq!(with(&format!("Bearer {B}")), found(B));
        assert_eq!(with(&format!("bearer   {B} ")), found(B));
        assert_eq!(with("Bearer nonsense"), Err(BadToken));
        assert_eq!(with("Bearer"), Err(BadToken));
        assert_eq!(with("Basic dXNlcjpwYXNz"), found(A));
        assert_eq!(with(&format!("Bearers {B}")), found(A));
        assert_eq!(with(""), found(A));
    }

    #[test]
    fn what_a_browser_sent_along_is_not_told() {
        let told = |lines: &[(HeaderName, &str)]| {
            let lines = lines.iter().map(|(name, value)| (name.clone(), value.parse().unwrap()));
            token(&HeaderMap::from_iter(lines), false).unwrap().unwrap().may_be_told()
        };
        let (bearer, cookie) = (format!("Bearer {A}"), format!("twocities={A}"));
        assert!(!told(&[(COOKIE, &cookie)]));
        assert!(told(&[(AUTHORIZATION, &bearer)]));
        assert!(told(&[(COOKIE, &cookie), (AUTHORIZATION, &bearer)]));
        assert!(Token::new().may_be_told());
    }

    #[test]
    fn a_browser_is_told_to_keep_the_cookie_to_itself() {
        let secret: Secret = A.parse().unwrap();
        let (plain, secure) = (set_cookie(&secret, false), set_cookie(&secret, true));
        let rest = "Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax";
        assert_eq!(plain, format!("twocities={A}; {rest}"));
        assert_eq!(secure, format!("__Host-twocities={A}; {rest}; Secure"));
        assert!(!format!("{plain:?}").contains(A));
        let forgotten = "twocities=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax";
        assert_eq!(clear_cookie(false), forgotten);
        assert_eq!(clear_cookie(true), format!("__Host-{forgotten}; Secure"));
    }
}
