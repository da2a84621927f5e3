import { mount } from "svelte";
import App from "./App.svelte";
import { openEarly } from "./lib/socket";
import { firstLanguage, text } from "./lib/text.svelte";
import "./fonts.css";
import "./tokens.css";

openEarly(location.pathname);
await text.use(firstLanguage());
mount(App, { target: document.getElementById("app")! });
