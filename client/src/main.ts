import { mount } from "svelte";
import App from "./App.svelte";
import { boardOf } from "./boards";
import { painted, relieve } from "./lib/first";
import { openEarly } from "./lib/socket";
import { firstLanguage, text } from "./lib/text.svelte";
import "./fonts.css";
import "./tokens.css";
import "./first.css";

openEarly(location.pathname);
/** Of the board on this page, where the server knows it: the board is there before its position. */
const game = document.querySelector<HTMLMetaElement>("meta[name=game]")?.content ?? null;
await painted();
if (game) void boardOf(game);
await text.use(firstLanguage(), game);
relieve();
mount(App, { target: document.getElementById("app")! });
