import { mount } from "svelte";
import "$lib/look/base.css";
import { speakWhatIsLiked } from "$lib/words/language";
import App from "./App.svelte";

const target = document.getElementById("app");
await speakWhatIsLiked();
if (target) mount(App, { target });
