export const docsStyle = `
:root { color-scheme: light dark; --text: #1b1f24; --soft: #57606a; --line: #d0d7de; --back: #ffffff; --panel: #f6f8fa; --link: #1a56c4; }
@media (prefers-color-scheme: dark) { :root { --text: #e6edf3; --soft: #9aa7b4; --line: #30363d; --back: #0d1117; --panel: #161b22; --link: #7fb0ff; } }
* { box-sizing: border-box; }
html { scroll-behavior: smooth; scroll-padding-top: 16px; }
body { margin: 0; display: grid; grid-template-columns: 200px minmax(0, 1fr); color: var(--text); background: var(--back); font: 16px/1.5 system-ui, sans-serif; }
nav { position: sticky; top: 0; height: 100vh; overflow: auto; padding: 24px 16px; border-right: 1px solid var(--line); display: flex; flex-direction: column; gap: 8px; }
nav .brand { font-weight: 700; color: var(--text); margin-bottom: 8px; }
main { padding: 24px 32px 64px; max-width: 960px; }
h1, h2 { font-family: ui-serif, Georgia, serif; }
h1 small { color: var(--soft); font-weight: 400; font-size: 16px; }
h2 { border-bottom: 1px solid var(--line); padding-bottom: 4px; margin-top: 48px; }
article h2 { border: 0; padding: 0; margin: 0 0 4px; font: 700 18px/1.5 system-ui, sans-serif; }
nav [aria-current] { font-weight: 700; color: var(--text); }
a { color: var(--link); text-decoration: none; }
a:hover, main p a, td a { text-decoration: underline; }
article { padding: 16px; margin: 16px 0; border: 1px solid var(--line); border-radius: 8px; }
article, section { overflow-wrap: anywhere; }
article p { margin: 8px 0; }
.call span { color: var(--soft); float: right; font-size: 14px; }
code, pre { font: 14px/1.5 ui-monospace, monospace; }
pre { background: var(--panel); padding: 16px; border-radius: 8px; white-space: pre-wrap; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; font-size: 14px; margin-top: 8px; }
th, td { text-align: left; vertical-align: top; padding: 4px 8px 4px 0; border-top: 1px solid var(--line); font-weight: 400; }
td:last-child { color: var(--soft); }
section table { table-layout: fixed; }
section th { width: 240px; }
section td:last-child { width: 290px; }
summary { cursor: pointer; color: var(--soft); }
dt { margin-top: 8px; color: var(--soft); }
dd { margin: 0; }
@media (max-width: 720px) {
  body { display: block; }
  nav { position: static; height: auto; padding: 16px; flex-direction: row; gap: 16px; border-right: 0; border-bottom: 1px solid var(--line); }
  main { padding: 16px; }
  .call span { float: none; display: block; }
  section tr { display: block; border-top: 1px solid var(--line); padding: 8px 0; }
  section th, section td, section td:last-child { display: block; width: auto; border: 0; padding: 0; }
  section h2 { margin-top: 32px; }
  nav a { white-space: nowrap; }
  nav .brand { margin: 0; }
}
`;
