export const utmFields = ['source', 'medium', 'campaign', 'term', 'content'] as const;
export type UtmField = (typeof utmFields)[number];

interface Parts {
  head: string;
  query: string[];
  fragment: string;
}

/** The address is taken apart as text: what somebody else’s server expects in its query stays letter for letter. */
function partsOf(target: string): Parts {
  const hash = target.indexOf('#');
  const fragment = hash < 0 ? '' : target.slice(hash);
  const [head = '', ...rest] = (hash < 0 ? target : target.slice(0, hash)).split('?');
  const query = rest.join('?');
  return { head, query: query === '' ? [] : query.split('&'), fragment };
}

const keyOf = (field: UtmField) => `utm_${field}=`;

/** What the address says about where its visitors come from. */
export function readUtm(target: string): Record<UtmField, string> {
  const { query } = partsOf(target);
  const valueOf = (field: UtmField) =>
    decode(query.find((part) => part.startsWith(keyOf(field)))?.slice(keyOf(field).length));
  return {
    source: valueOf('source'),
    medium: valueOf('medium'),
    campaign: valueOf('campaign'),
    term: valueOf('term'),
    content: valueOf('content'),
  };
}

function decode(text = ''): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    // A lone per cent sign is no encoding, so it is what it is.
    return text;
  }
}

/** The address with one of these values in its query; an empty one goes away. */
export function writeUtm(target: string, field: UtmField, value: string): string {
  const { head, query, fragment } = partsOf(target);
  const key = keyOf(field);
  const at = query.findIndex((part) => part.startsWith(key));
  const others = query.filter((part) => !part.startsWith(key));
  if (value !== '') others.splice(at < 0 ? others.length : at, 0, key + encodeURIComponent(value));
  return `${head}${others.length > 0 ? `?${others.join('&')}` : ''}${fragment}`;
}

/** Whether the address is one of the web, or will be once its scheme is added. */
export const takesUtm = (target: string): boolean =>
  target.trim() !== '' && (/^https?:\/\//i.test(target.trim()) || !/^[a-z][a-z0-9+.-]*:/i.test(target.trim()));
