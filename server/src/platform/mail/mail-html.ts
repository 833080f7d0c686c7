import { directionOf } from '@swapt/shared/messages';
import { inkOn, palettes } from '@swapt/shared/tokens';
import { html, Html } from '../html/html.js';
import type { MailBlock, MailLetter, MailRow } from './mail-blocks.js';

const { light, dark } = palettes;
const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const words = `${font};font-size:16px;line-height:24px;color:${light.text}`;
/** Of programs that read a style sheet; the others have the light colours, or turn them round themselves. */
const darkSheet = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page{background:${dark.page}!important}
.card{background:${dark.surface}!important}
.words{color:${dark.text}!important}
.rule{border-color:${dark.border}!important}
}`;

/**
 * A letter for mail programs: tables and styles at their places, as some of them know nothing else, at most 600 pixels wide, and nothing that is
 * fetched from anywhere. Whatever is filled in is escaped.
 */
export function mailHtml({ language, heading, colours, blocks }: MailLetter): string {
  const direction = directionOf(language);
  const shown = blocks.map((block) => cell(drawn(block, direction, colours.button)));
  return html`<!doctype html>
    <html lang="${language}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${heading}</title>
        <style>
          ${new Html(darkSheet)}
        </style>
      </head>
      <body class="page" dir="${direction}" style="margin:0;padding:0;background:${light.page}">
        <table ${table} class="page" width="100%" style="background:${light.page}">
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                ${table}
                class="card"
                dir="${direction}"
                width="600"
                style="width:100%;max-width:600px;background:${light.surface};border-radius:8px"
              >
                ${headOf(heading, colours.header)} ${shown}
                <tr>
                  <td style="height:24px;font-size:0;line-height:0">&nbsp;</td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.text;
}

const table = new Html('role="presentation" cellpadding="0" cellspacing="0" border="0"');
const cell = (content: Html): Html =>
  html`<tr>
    <td class="words" style="padding:16px 24px 0;${words};overflow-wrap:anywhere">${content}</td>
  </tr>`;

/** A colour of the sender's stays in the dark as well; without one the name stands on what is below it. */
function headOf(heading: string, colour: string | undefined): Html {
  const ground = colour === undefined ? words : `${font};color:${inkOn(colour)};background:${colour}`;
  const padding = colour === undefined ? '24px 24px 0' : '20px 24px';
  return html`<tr>
    <td
      ${colour === undefined && new Html('class="words"')}
      style="padding:${padding};${ground};font-size:20px;line-height:28px;font-weight:bold;border-radius:8px 8px 0 0"
    >
      <bdi>${heading}</bdi>
    </td>
  </tr>`;
}

function drawn(block: MailBlock, direction: 'ltr' | 'rtl', button: string): Html {
  if (block.kind === 'paragraph') return withBreaks(block.text);
  if (block.kind === 'rows') return rowsOf(block.rows, direction);
  return html`<table ${table}>
    <tr>
      <td bgcolor="${button}" style="border-radius:8px;background:${button}">
        <a
          href="${block.address}"
          style="display:inline-block;padding:12px 20px;${font};font-size:16px;line-height:20px;font-weight:bold;color:${inkOn(button)};text-decoration:none"
          >${block.text}</a
        >
      </td>
    </tr>
  </table>`;
}

function rowsOf(rows: readonly MailRow[], direction: 'ltr' | 'rtl'): Html {
  const end = direction === 'rtl' ? 'left' : 'right';
  return html`<table ${table} width="100%" class="rule" style="border-top:1px solid ${light.border}">
    ${rows.map(({ name, value, isStrong }) => {
      const style = `padding:8px 0 0;vertical-align:top;${words}${isStrong ? ';font-weight:bold' : ''}`;
      return html`<tr>
        <td class="words" style="${style};overflow-wrap:anywhere"><bdi>${name}</bdi></td>
        <td
          class="words"
          align="${end}"
          style="${style};padding-${end === 'left' ? 'right' : 'left'}:16px;text-align:${end};white-space:nowrap"
        >
          <bdi>${value}</bdi>
        </td>
      </tr>`;
    })}
  </table>`;
}

/** Lines after the first are an address or a number, which run in a direction of their own. */
const withBreaks = (text: string): Html =>
  new Html(
    text
      .split('\n')
      .map((line, at) => (at === 0 ? html`${line}` : html`<bdi>${line}</bdi>`).text)
      .join('<br>'),
  );
