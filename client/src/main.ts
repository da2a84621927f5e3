import { mount } from "svelte";
import App from "./App.svelte";
import { painted, relieve } from "./lib/first";
import { openEarly } from "./lib/socket";
import { firstLanguage, text } from "./lib/text.svelte";
import "./fonts.css";
import "./tokens.css";
import "./first.css";

openEarly(location.pathname);
await painted();
await text.use(firstLanguage());
relieve();
mount(App, { target: document.getElementById("app")! });
