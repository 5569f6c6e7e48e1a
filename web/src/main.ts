import { mount } from "svelte";
import "$lib/look/base.css";
import { speakWhatIsLiked } from "$lib/words/language";
import App from "./App.svelte";

const target = document.getElementById("app");
await speakWhatIsLiked();
if (target) mount(App, { target });

// Once the page is there, it is kept for the time without a network.
const keep = () => void navigator.serviceWorker?.register("/service.js").catch(() => undefined);
if (document.readyState === "complete") keep();
else addEventListener("load", keep);
