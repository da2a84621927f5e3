import { mount } from "svelte";
import App from "./App.svelte";
import { firstLanguage, text } from "./lib/text.svelte";
import { loadSprite } from "./parts/sprite";
import "./tokens.css";

void loadSprite();
await text.use(firstLanguage());
mount(App, { target: document.getElementById("app")! });
