import { mount } from "svelte";
import App from "./App.svelte";
import { firstLanguage, text } from "./lib/text.svelte";
import "./fonts.css";
import "./tokens.css";

await text.use(firstLanguage());
mount(App, { target: document.getElementById("app")! });
