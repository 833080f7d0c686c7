const regions = new Intl.DisplayNames('en', { type: 'region' });
const languages = new Intl.DisplayNames('en', { type: 'language' });
const unknown = 'Unknown';

const sources: Record<string, string> = { scan: 'Printed code', click: 'Link', view: 'Page' };

const capital = (text: string) =>
  /^[a-z]+$/.test(text) ? text.charAt(0).toUpperCase() + text.slice(1) : text || unknown;

/** Names of what the roll-ups count, as people say them. */
export const labelOf = {
  country: (code: string) => (/^[A-Z]{2}$/.test(code) && code !== 'ZZ' ? (regions.of(code) ?? unknown) : unknown),
  language: (tag: string) => (/^[a-z]{2,3}$/i.test(tag) && tag !== 'und' ? (languages.of(tag) ?? unknown) : unknown),
  /** `IT Rome` is kept; the country comes last, as people write it. */
  city: (place: string) => `${place.slice(3)}, ${labelOf.country(place.slice(0, 2))}`,
  source: (source: string) => sources[source] ?? unknown,
  plain: capital,
};
