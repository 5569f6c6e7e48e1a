import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Hints } from "$lib/match/hints.svelte";
import { Match, type AnyMatch } from "$lib/match/match.svelte";
import type { Hint, Message } from "$lib/protocol/table";
import { words } from "$lib/words/words.svelte";
import Decision from "../src/table/Decision.svelte";
import { drafted, settle, update, Wire, type Here } from "./wire";

const verbatim = (text: string): Message => ({ id: "verbatim", args: [["text", { Text: text }]] });
const hint = (actions: string[], reasons: Message[] = []): Hint => ({
  actions,
  plan: actions.map((action) => verbatim(`Now ${action}`)),
  margin: 34,
  error: 12,
  behind: 0,
  promise: {
    id: "analysis-only-hint",
    args: [
      ["expected", { Message: { id: "analysis-ahead", args: [["points", { Text: "3.4" }]] } }],
      ["error", { Text: "1.2" }],
    ],
  },
  reasons,
});
const money: Message = { id: "analysis-more", args: [["points", { Text: "2.0" }], ["what", { Message: { id: "share-money", args: [] } }]] };

describe("hints", () => {
  let match: Match<string, string, string, string>;
  let wire: Wire;
  let panel: ReturnType<typeof mount>;

  beforeEach(() => {
    Wire.all = [];
    vi.stubGlobal("WebSocket", Wire);
    vi.stubGlobal("fetch", () => Promise.reject(new Error("no history")));
    match = new Match("T", { seat: 1 });
    match.hints = new Hints(match as AnyMatch);
    wire = Wire.all[0]!;
    wire.open();
    wire.tell(update(1));
    panel = mount(Decision, { target: document.body, props: { match: match as AnyMatch, words } });
    flushSync();
  });

  afterEach(async () => {
    await unmount(panel);
    match.close();
    vi.unstubAllGlobals();
  });

  const find = (what: string) => document.querySelector<HTMLButtonElement>(`[data-hint="${what}"]`);
  const shown = () => document.querySelector(".hints")?.textContent ?? null;
  const heard = () => document.querySelector("[aria-live]")?.textContent;

  async function answers(answer: (Here & { type: "answer" })["answer"]) {
    wire.tell({ type: "answer", id: wire.last.id, answer });
    await settle();
    flushSync();
  }

  async function press(what: string) {
    find(what)?.click();
    await settle();
    flushSync();
  }

  async function given(...hints: Hint[]) {
    await press("ask");
    await answers({ kind: "hints", hints });
  }

  it("are asked for by a button, which says that it waits", async () => {
    expect(shown()).toBeNull();
    await press("ask");
    expect(wire.last.ask).toEqual({ do: "hint", revision: 1 });
    expect(shown()).toContain("Thinking");
    expect(heard()).toContain("Thinking");
    expect(find("ask")?.getAttribute("aria-expanded")).toBe("true");
  });

  it("are asked for by a key, but not by one who writes", async () => {
    const key = (target: EventTarget) => target.dispatchEvent(new KeyboardEvent("keydown", { key: "h", bubbles: true }));
    const sent = wire.sent.length;
    const field = document.body.appendChild(document.createElement("input"));
    key(field);
    field.remove();
    expect(wire.sent).toHaveLength(sent);
    key(window);
    expect(wire.last.ask).toEqual({ do: "hint", revision: 1 });
  });

  it("are shown with plan, promise and reasons, each way once", async () => {
    await given(hint(["run", "done"], [money]), hint(["pass"]), hint(["run", "done"]));
    expect(document.querySelectorAll(".hints ol > li")).toHaveLength(2);
    expect(shown()).toMatch(/Now run\s+Now done/);
    expect(shown()).toContain("3.4 points ahead at the end, give or take 1.2");
    expect(shown()).toContain("+2.0 points (money)");
    expect(heard()).toMatch(/^2 hints, the best first\. Now run\. Now done\. 3\.4 points/);
    // Once more puts them away.
    await press("ask");
    expect(shown()).toBeNull();
  });

  it("that nobody asked for scroll nothing, and show the best way with the others folded", async () => {
    const scrolled = vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockImplementation(() => undefined);
    void match.hints?.offer();
    await answers({ kind: "hints", hints: [hint(["run", "done"]), hint(["pass"]), hint(["draw"])] });
    expect(scrolled).not.toHaveBeenCalled();
    expect(document.querySelectorAll(".hints > ol > li")).toHaveLength(1);
    expect(document.querySelector(".hints details")?.hasAttribute("open")).toBe(false);
    expect(document.querySelector(".hints summary")?.textContent).toBe("2 more ways");
    // Whoever asks sees all of them.
    await press("ask");
    await press("ask");
    await answers({ kind: "hints", hints: [hint(["run", "done"]), hint(["pass"])] });
    expect(scrolled).toHaveBeenCalled();
    expect(document.querySelectorAll(".hints > ol > li")).toHaveLength(2);
    scrolled.mockRestore();
  });

  it("say so if there are none, or why they are refused", async () => {
    await given();
    expect(shown()).toContain("nothing to advise");
    await press("ask");
    await press("ask");
    await answers({ kind: "refused", code: "bad_text", say: { id: "table-no-hints", args: [] }, action: null });
    expect(shown()).toContain("This table gives no hints.");
    expect(heard()).toContain("This table gives no hints.");
  });

  it("are gone when the table goes on", async () => {
    await press("ask");
    const asked = wire.last.id;
    wire.tell(update(2));
    flushSync();
    expect(shown()).toBeNull();
    // Too late.
    wire.tell({ type: "answer", id: asked, answer: { kind: "hints", hints: [hint(["pass"])] } });
    await settle();
    flushSync();
    expect(shown()).toBeNull();
  });

  it("are tried, and the step that would do it for good waits for another press", async () => {
    await given(hint(["run", "done"]));
    await press("take");
    expect(wire.last.ask).toEqual({ do: "draft", revision: 1, actions: ["run", "done"] });
    // The last one would leave the word to somebody else.
    wire.tell(drafted(wire.last.id, 2));
    await settle();
    expect(wire.last.ask).toEqual({ do: "draft", revision: 1, actions: ["run"] });
    wire.tell(drafted(wire.last.id, 1));
    await settle();
    flushSync();
    expect(match.draft?.actions).toEqual(["run"]);
    expect(shown()).toContain("Last step: Now done");
    // Taken back, the hints are there again.
    await match.back();
    flushSync();
    expect(find("take")).toBeTruthy();
  });

  it("do what is left of them", async () => {
    await given(hint(["run", "done"]));
    await press("take");
    wire.tell(drafted(wire.last.id, 1, "reveals"));
    await settle();
    flushSync();
    expect(match.draft?.actions).toEqual(["run"]);
    await press("finish");
    wire.tell(drafted(wire.last.id, 1, "reveals"));
    await settle();
    expect(wire.last.ask).toEqual({ do: "submit", match: "T", revision: 1, actions: ["run", "done"] });
  });

  it("are done for good where one is asked on, since only then there are others", async () => {
    await given(hint(["draw"]));
    await press("take");
    wire.tell(drafted(wire.last.id, 1));
    await settle();
    flushSync();
    expect(match.draft?.actions).toEqual(["draw"]);
    expect(shown()).toContain("all of the hint");
    await press("finish");
    expect(wire.last.ask).toEqual({ do: "submit", match: "T", revision: 1, actions: ["draw"] });
  });

  it("say why they cannot be followed any more", async () => {
    await given(hint(["pass"]));
    await press("take");
    await answers({ kind: "refused", code: "stale", say: verbatim("The table has gone on."), action: null });
    expect(shown()).toContain("This cannot be done any more. The table has gone on.");
    expect(match.draft).toBeNull();
  });

  it("are about the table as it stands, whatever is tried", async () => {
    const chosen = match.choose("pass");
    wire.tell(drafted(wire.last.id, 1));
    await chosen;
    flushSync();
    await given(hint(["run"]));
    expect(shown()).toContain("as it stands");
    expect(match.draft?.actions).toEqual(["pass"]);
  });

  it("are not offered to somebody who is not asked, nor where the table gives none", () => {
    wire.tell(update(2, { asked: { seat: 2, question: "Q", say: { id: "q", args: [] } } }));
    flushSync();
    expect(find("ask")).toBeNull();
    wire.tell(update(3));
    flushSync();
    expect(find("ask")).toBeTruthy();
    match.hints = null;
    flushSync();
    expect(find("ask")).toBeNull();
  });
});
