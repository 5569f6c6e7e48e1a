// Tests read English, unless they say otherwise.

import english from "$lib/words/languages/en";
import { speak } from "$lib/words/words.svelte";

speak("en", english);
