// What axe leaves undecided: contrast by computed colours, with gradients, patterns and pictures below a text taken into
// account. Gives every text whose contrast is under what WCAG AA asks for: [ratio, needed, text, colours].
() => {
    const still = new CSSStyleSheet(); // which the page's policy allows
    still.replaceSync("* { pointer-events: auto !important; transition: none !important; }");
    document.adoptedStyleSheets.push(still);
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const known = new Map();
    /** Red, green, blue from 0 to 255, opacity from 0 to 1, of any colour that CSS can write. */
    function read(colour) {
        if (!known.has(colour)) {
            canvas.clearRect(0, 0, 1, 1);
            canvas.fillStyle = "#000";
            canvas.fillStyle = colour;
            canvas.fillRect(0, 0, 1, 1);
            const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
            known.set(colour, [r, g, b, a / 255]);
        }
        return known.get(colour);
    }
    const over = ([r, g, b, a], [R, G, B]) => [r * a + R * (1 - a), g * a + G * (1 - a), b * a + B * (1 - a), 1];
    function luminance([r, g, b]) {
        const [x, y, z] = [r, g, b].map((c) => (c /= 255) <= 0.03928 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
        return 0.2126 * x + 0.7152 * y + 0.0722 * z;
    }
    function ratio(one, other) {
        const [a, b] = [luminance(one), luminance(other)].sort((x, y) => y - x);
        return (a + 0.05) / (b + 0.05);
    }
    const COLOUR = /(?:rgba?|color|oklab|oklch|lab|lch|hsla?)\([^()]*\)|#[0-9a-f]{3,8}/gi;
    /** What an element paints behind a text within it or above it: lists of colours, one of which may be there. */
    function layers(element) {
        const style = getComputedStyle(element);
        if (element instanceof SVGElement && !(element instanceof SVGSVGElement)) {
            if (!(element instanceof SVGGeometryElement) || style.fill === "none" || style.fill.startsWith("url")) return [];
            const [r, g, b, a] = read(style.fill);
            return [[[r, g, b, a * style.fillOpacity * style.opacity]]];
        }
        const gradients = style.backgroundImage.split(/, (?=[a-z-]+gradient\()/).filter((each) => each.includes("gradient"));
        return [...gradients.map((each) => (each.match(COLOUR) ?? []).map(read)), [read(style.backgroundColor)]];
    }
    /** Colours that may be seen at a place below a text. */
    function behind(element, x, y) {
        const stack = document.elementsFromPoint(x, y);
        const from = stack.findIndex((each) => each.contains(element));
        let open = [[0, 0, 0, 0]]; // what lies above, still to be seen through
        const solid = [];
        for (const each of [...stack.slice(Math.max(from, 0)), document.documentElement])
            for (const choices of layers(each)) {
                const clear = choices.filter(([, , , a]) => a > 0);
                if (!clear.length) continue;
                const next = [];
                for (const above of open)
                    for (const colour of clear) {
                        const whole = above[3] + colour[3] * (1 - above[3]);
                        const mixed = [0, 1, 2].map(
                            (i) => (above[i] * above[3] + colour[i] * colour[3] * (1 - above[3])) / whole,
                        );
                        (whole > 0.99 ? solid : next).push([...mixed, whole]);
                    }
                // A pattern also lets through what is below it.
                open = clear.some(([, , , a]) => a < 1) && choices.length > 1 ? [...next, ...open].slice(0, 24) : next.slice(0, 24);
                if (!open.length) return solid;
            }
        return solid.length ? solid : [[255, 255, 255, 1]];
    }
    function seen(element, box) {
        if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || box.width < 2 || box.height < 2) return false;
        if (element.closest(".hidden, :disabled, [aria-disabled='true'], .dim, option, .ghost")) return false;
        return box.x >= 0 && box.y >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
    }
    const poor = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const { data, parentElement: element } = walk.currentNode;
        if (!/[\p{L}\p{N}]/u.test(data) || element.closest("style, script, defs")) continue;
        const range = document.createRange();
        range.selectNodeContents(walk.currentNode);
        const box = range.getBoundingClientRect();
        if (!seen(element, box)) continue;
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        if (!document.elementsFromPoint(x, y).some((each) => element.contains(each))) continue; // covered
        const style = getComputedStyle(element);
        let opacity = 1;
        for (let each = element; each; each = each.parentElement) opacity *= getComputedStyle(each).opacity;
        const [r, g, b, a] = read(element instanceof SVGElement ? style.fill : style.color);
        const size = parseFloat(style.fontSize);
        const needed = size >= 24 || (size >= 18.66 && style.fontWeight >= 700) ? 3 : 4.5;
        const grounds = behind(element, x, y);
        const worst = Math.min(...grounds.map((ground) => ratio(over([r, g, b, a * opacity], ground), ground)));
        if (worst < needed) poor.push([worst.toFixed(2), needed, data.trim().slice(0, 30), `${style.color} ${element.tagName}.${element.getAttribute("class")}`]);
    }
    document.adoptedStyleSheets.pop();
    return poor;
}
