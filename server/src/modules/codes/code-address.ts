import type { Config } from '../../config.js';

/** The query parameter of printed codes: with it a visit is a scan, without it a click on the short address. */
const scanMarker = 'q';

/** The short address, for sharing. */
export const shortAddress = ({ publicUrl }: Pick<Config, 'publicUrl'>, slug: string) => `${publicUrl}/${slug}`;

/** What a printed code encodes. */
export const scanAddress = (config: Pick<Config, 'publicUrl'>, slug: string) =>
  `${shortAddress(config, slug)}?${scanMarker}=1`;

/** What to look for when somebody pastes a whole short address into a search: the short name. */
export function withoutAddress(config: Pick<Config, 'publicUrl'>, search: string): string {
  const words = search.trim();
  const own = shortAddress(config, '');
  return words.startsWith(own) ? words.slice(own.length).replace(/\?.*$/, '') : words;
}
