import type { CodeContent } from '@swapt/shared/contract';
import { withLedBy } from '@swapt/shared/public/led-by';
import { wifiText } from '@swapt/shared/qr';
import type { CodeType } from '@swapt/shared/values';
import type { Config } from '../../platform/config/config.js';

/** The query parameter of printed codes: with it a visit is a scan, without it a click on the short address. */
const scanMarker = 'q';

/** The short address, for sharing. */
export const shortAddress = ({ publicUrl }: Pick<Config, 'publicUrl'>, slug: string) => `${publicUrl}/${slug}`;

/** What the print of a short name encodes. */
export const scanAddress = (config: Pick<Config, 'publicUrl'>, slug: string) =>
  `${shortAddress(config, slug)}?${scanMarker}=1`;

/** What the print of a self-contained code encodes. */
const ownTexts: Partial<Record<CodeType, (content: CodeContent) => string>> = { wifi: wifiText };

/** What the print of a code encodes: its own content, or its short address. */
export const printedText = (
  config: Pick<Config, 'publicUrl'>,
  { type, content, slug }: { type: CodeType; content: CodeContent; slug: string },
) => ownTexts[type]?.(content) ?? scanAddress(config, slug);

/** Where a code leads by itself, before its rules: the target of a link, else the page that shows what it holds. */
export function landingAddress(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  code: { code_id: string; type: CodeType; target: string; content: CodeContent; slug: string },
): string {
  const { page_id: pageId, note_id: noteId, store_id: storeId, item_id: itemId } = code.content;
  if (code.type === 'link') return code.target;
  if (code.type === 'card') return `${publicUrl}/card/${code.code_id}`;
  if (code.type === 'page' && pageId) return `${publicUrl}/page/${pageId}?code=${code.code_id}`;
  if (code.type === 'item' && storeId && itemId)
    return withLedBy(`${publicUrl}/store/${storeId}/inventory/${itemId}`, code);
  if (code.type === 'store' && storeId) return withLedBy(`${publicUrl}/store/${storeId}/`, code);
  if (code.type === 'note' && noteId) return `${publicUrl}/code/note/${noteId}`;
  return `${publicUrl}/c/${code.slug}`;
}

/** What to look for when somebody pastes a whole short address into a search: the short name. */
export function withoutAddress(config: Pick<Config, 'publicUrl'>, search: string): string {
  const words = search.trim();
  const own = shortAddress(config, '');
  return words.startsWith(own) ? words.slice(own.length).replace(/\?.*$/, '') : words;
}
