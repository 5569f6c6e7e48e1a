// A record as a file: chosen on the first page, or dropped anywhere on any. It is looked at, and nothing happens to the file.

import { api, problemOf } from "$lib/net/api";
import type { Brought } from "$lib/protocol/table";
import { router } from "$lib/route.svelte";
import { text, words } from "$lib/words/words.svelte";

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") === true;

class Bringing {
  wrong = $state<string | null>(null);
  busy = $state(false);
  /** Whether files are held over the page. */
  over = $state(false);

  /** A record, and the pack that it was made with if somebody brings that along. */
  async bring(files: File[]): Promise<void> {
    const isPack = ({ name }: File) => name.endsWith(".toml");
    const record = files.find((file) => !isPack(file));
    const pack = files.find(isPack);
    this.wrong = null;
    if (!record) {
      if (files.length > 0) this.wrong = text("web-bring-none");
      return;
    }
    this.busy = true;
    try {
      const brought: Partial<Brought> = { record: await record.text() };
      if (pack) brought.pack_text = await pack.text();
      router.go(`/table/${(await api.bring(brought)).table}/replay`);
    } catch (error) {
      this.wrong = text("web-bring-wrong", { file: record.name, why: words.say(problemOf(error)) });
    }
    this.busy = false;
  }

  readonly drag = (event: DragEvent): void => {
    if (!carriesFiles(event)) return;
    // Without this the browser shows the file in the place of the page.
    event.preventDefault();
    this.over = true;
  };

  readonly leave = (event: DragEvent): void => {
    this.over = event.relatedTarget !== null && this.over;
  };

  readonly drop = (event: DragEvent): void => {
    if (!carriesFiles(event)) return;
    event.preventDefault();
    this.over = false;
    void this.bring([...(event.dataTransfer?.files ?? [])]);
  };
}

export const bringing = new Bringing();
