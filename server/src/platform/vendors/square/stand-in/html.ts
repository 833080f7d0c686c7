/** Text that stands in a page as it is. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

class Html {
  constructor(readonly text: string) {}
}

/** A piece of a page: what is put into it is escaped, unless it is such a piece itself. */
export function html(parts: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html {
  const shown = values.map((value) => {
    if (value instanceof Html) return value.text;
    return typeof value === 'string' ? escaped(value) : value.map(({ text }) => text).join('');
  });
  return new Html(parts.map((part, at) => part + (shown[at] ?? '')).join(''));
}

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 34rem; margin: 0 auto; padding: 1.5rem; }
  .test { display: inline-block; padding: 0 .6rem; border: 1px solid; border-radius: 1rem; font-size: .875rem; }
  section, form { display: grid; gap: .75rem; margin: 1rem 0; }
  section { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: .75rem; padding: 0 1rem; }
  label { display: grid; gap: .25rem; }
  input, select, button { font: inherit; padding: .6rem .8rem; border-radius: .5rem; border: 1px solid; min-height: 2.75rem; box-sizing: border-box; }
  .buttons { display: flex; flex-wrap: wrap; gap: .5rem; }
  .amount { font-size: 1.75rem; margin: 0; }`;

/** A page of the stand-in, which says that it is one. */
export const page = (title: string, body: Html): string =>
  html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" /><title>
        ${title}</title
      ><style>
        ${new Html(style)}
      </style>
      <body>
        <p class="test">Test: this is not Square, and no money moves</p>
        <h1>${title}</h1>
        ${body}
      </body>
    </html>`.text;
