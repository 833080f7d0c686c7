/** What each payload does where it runs; nothing else sets it. */
export const mark = 'scriptRan';
const run = `window.${mark}=1`;

const handlers = [
  `<img src=x onerror=${run}>`,
  `<img src=x onerror="${run}">`,
  `<img/src=x/onerror=${run}>`,
  `<IMG SRC=x oNeRrOr=${run}>`,
  `<svg onload=${run}>`,
  `<svg/onload=${run}//`,
  `<svg><animate onbegin=${run} attributeName=x dur=1s>`,
  `<svg><set onbegin=${run} attributeName=x to=1>`,
  `<body onload=${run}>`,
  `<iframe onload=${run}></iframe>`,
  `<video><source onerror=${run}></video>`,
  `<audio src=x onerror=${run}>`,
  `<object data=x onerror=${run}></object>`,
  `<embed src=x onload=${run}>`,
  `<link rel=stylesheet href=x onerror=${run}>`,
  `<input autofocus onfocus=${run}>`,
  `<textarea autofocus onfocus=${run}>`,
  `<select autofocus onfocus=${run}>`,
  `<details open ontoggle=${run}>`,
  `<marquee onstart=${run}>`,
  `<div onpointerenter=${run}>x</div>`,
  `<div style="animation:x 1s" onanimationstart=${run}>x</div>`,
  `<div contenteditable autofocus onfocus=${run}>x</div>`,
  `<dialog open onclose=${run}></dialog>`,
  `<form><button formaction="javascript:${run}">x</button></form>`,
];

const elements = [
  `<script>${run}</script>`,
  `<SCRIPT>${run}</SCRIPT>`,
  `<script/x>${run}</script>`,
  `<script\n>${run}</script\n>`,
  `<script src="data:text/javascript,${run}"></script>`,
  `<script type=module>${run}</script>`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><script href="data:,${run}"/></svg>`,
  `<math><mtext><script>${run}</script>`,
  `<template><script>${run}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>">`,
  `<iframe srcdoc="<script>parent.${mark}=1</script>"></iframe>`,
  `<iframe src="javascript:parent.${mark}=1"></iframe>`,
  `<object data="javascript:${run}"></object>`,
  `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
  `<base href="javascript:${run}//">`,
  `<portal src="javascript:${run}">`,
];

const breaks = [
  '"',
  "'",
  '`',
  '">',
  "'>",
  '`>',
  '--></',
  ']]>',
  '</title>',
  '</textarea>',
  '</style>',
  '</script>',
  '</option>',
];
const escapes = breaks.flatMap((end) => [`${end}<script>${run}</script>`, `${end}<img src=x onerror=${run}>`]);

const attributes = [
  `" onmouseover="${run}`,
  `' onmouseover='${run}`,
  `" autofocus onfocus="${run}" x="`,
  `x onfocus=${run} autofocus`,
  `" style="background:url(javascript:${run})`,
  `" srcdoc="<script>parent.${mark}=1</script>`,
  `"><a href="javascript:${run}">x</a>`,
];

const addresses = [
  `javascript:${run}`,
  `JaVaScRiPt:${run}`,
  `java\tscript:${run}`,
  `java\nscript:${run}`,
  `\u0001javascript:${run}`,
  `javascript&colon;${run}`,
  `javascript:%0a${run}`,
  `javascript://example.com/%0a${run}`,
  `data:text/html,<script>${run}</script>`,
  `data:text/html;base64,PHNjcmlwdD53aW5kb3cuc2NyaXB0UmFuPTE8L3NjcmlwdD4=`,
  `vbscript:${run}`,
  `//example.com/<script>${run}</script>`,
];

const data = [
  `</script><script>${run}</script>`,
  `</SCRIPT ><img src=x onerror=${run}>`,
  `<!--<script>`,
  `";${run};//`,
  `';${run};//`,
  `\\";${run};//`,
  `\u2028${run}\u2029//`,
  `{"__proto__":{"onerror":"${run}"}}`,
  `__proto__`,
  `constructor`,
];

const templates = [
  `{{constructor.constructor('${run}')()}}`,
  `\${${run}}`,
  `#{${run}}`,
  `<%= ${run} %>`,
  `{%raw%}${run}{%endraw%}`,
  `[[${run}]]`,
  `{{{${run}}}}`,
];

const styles = [
  `<style>@import 'javascript:${run}';</style>`,
  `<style>*{background:url("javascript:${run}")}</style>`,
  `</style><script>${run}</script>`,
  `red;} body{display:none} x{`,
  `expression(${run})`,
  `url(javascript:${run})`,
];

const tricks = [
  `\uff1cscript\uff1e${run}\uff1c/script\uff1e`,
  `%3Cscript%3E${run}%3C/script%3E`,
  `&lt;script&gt;${run}&lt;/script&gt;`,
  `&#60;script&#62;${run}&#60;/script&#62;`,
  `&#x3c;img src=x onerror=${run}&#x3e;`,
  `\u202e<script>${run}</script>`,
  `\u200b<script>${run}</script>`,
  `<scr\u00adipt>${run}</scr\u00adipt>`,
  `<\u0130mg src=x onerror=${run}>`,
  `+ADw-script+AD4-${run}+ADw-/script+AD4-`,
  `<svg><style><img src=x onerror=${run}></style></svg>`,
  `<math><mtext></mtext><mglyph><style><img src=x onerror=${run}></style></mglyph></math>`,
];

const families = [handlers, elements, escapes, attributes, addresses, data, templates, styles, tricks];
/** `npm test` tries every fourth of each family, `npm run prove -- payloads` all. */
const step = process.env.SWAPT_PROVE === 'payloads' ? 1 : 4;

/** Texts that run a script wherever stored text is taken for markup, an attribute, an address, code, a template or a style. */
export const payloads: readonly string[] = families.flatMap((family) => family.filter((_, at) => at % step === 0));
/** How many different ones are left at least where some are too long. */
export const least = Math.floor(100 / step);

/** As a line of at most so many letters; control characters are not for lines. */
export const lines = (most: number): string[] =>
  payloads.map((text) => text.replace(/[\u0000-\u001f]+/g, ' ').slice(0, most));
/** As the longest names; made distinct for what is told apart by its name. */
export const names = lines(120);
export const distinct = lines(114).map((line, at) => `${line} ${at}`);
/** Those whose script is still there when the text is cut off after so many letters: at least `least`, where so many fit. */
export const whole = (most: number): string[] => [...new Set(lines(most).filter((line) => line.includes(mark)))];

/** Rows of so many payloads, each from another place of the list: in all rows together every column has all of them. */
export const rowsOf = (columns: number, texts: readonly string[] = names): string[][] =>
  texts.map((_, at) => Array.from({ length: columns }, (__, column) => texts[(at + 7 * column) % texts.length] ?? ''));
/** In groups of at most so many. */
export const groupsOf = <T>(size: number, all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));
