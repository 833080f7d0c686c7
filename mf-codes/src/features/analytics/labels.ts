import { countryName, languageName } from '@swapt/shared/names';
import { t } from '@swapt/shared/text';

const unknown = t('Unknown');

const sources: Record<string, string> = { scan: t('Printed code'), click: t('Link'), view: t('Page') };

const capital = (text: string) =>
  /^[a-z]+$/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text || unknown;

/** Names of what the roll-ups count, as people say them. */
export const labelOf = {
  country: (code: string) => countryName(code, unknown),
  language: (tag: string) => languageName(tag, unknown),
  /** `IT Rome` is kept; the country comes last, as people write it. */
  city: (place: string) => `${place.slice(3)}, ${labelOf.country(place.slice(0, 2))}`,
  source: (source: string) => sources[source] ?? unknown,
  plain: capital,
};
