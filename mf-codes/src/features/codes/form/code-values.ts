import { fromWall, ownZone, toWall } from '@swapt/shared/dates';
import type { Api, Code, QrStyle } from '@swapt/shared/contract';
import { codeTypeFacts, defaultQrStyle, type CodeType } from '@swapt/shared/values';
import { withScheme } from '@swapt/shared/form/with-scheme';
import { typeInfo } from '../../../entities/code-content/code-types.js';

type Content = Code['content'];
type Change = Api['codes.update']['in']['data'];

/** A code as its form holds it: what is not there is an empty text, and moments are on the wall clock of a zone. */
export interface CodeValues {
  name: string;
  target: string;
  slug: string;
  content: Content;
  style: QrStyle;
  tags: string[];
  status: Code['status'];
  zone: string;
  starts_at: string;
  expires_at: string;
  scan_limit: number | null;
  password: string | null | undefined;
  fallback: string;
  forward_query: string[];
}

/** Fields of the form at which the server may say what is wrong. */
export const fieldsOf = (type: CodeType) => [
  ...(['name', 'target', 'slug', 'style', 'tags', 'status'] as const),
  ...(['starts_at', 'expires_at', 'scan_limit', 'password', 'fallback', 'forward_query'] as const),
  ...[...codeTypeFacts[type].required, ...codeTypeFacts[type].optional].map((field) => `content.${field}` as const),
];

/** `target` is where a link begins, for people who have typed it before. */
export const newValues = (type: CodeType, target = ''): CodeValues => ({
  name: URL.canParse(target) ? new URL(target).hostname.replace(/^www\./, '') : '',
  target,
  slug: '',
  content: typeInfo[type].firstContent?.() ?? {},
  style: defaultQrStyle,
  tags: [],
  status: 'active',
  zone: ownZone(),
  starts_at: '',
  expires_at: '',
  scan_limit: null,
  password: undefined,
  fallback: '',
  forward_query: [],
});

export function valuesOf(code: Code, zone = ownZone()): CodeValues {
  const { name, slug, style, tags, status, scan_limit, forward_query } = code;
  return {
    ...{ name, slug, style, tags, status, scan_limit, forward_query, zone },
    target: code.type === 'link' ? code.target : '',
    content: shownContent(code),
    starts_at: toWall(code.starts_at, zone),
    expires_at: toWall(code.expires_at, zone),
    password: undefined,
    fallback: code.fallback ?? '',
  };
}

function shownContent({ type, content }: Pick<Code, 'type' | 'content'>): Content {
  const { moments = [] } = codeTypeFacts[type];
  const zone = content.zone ?? ownZone();
  const shown = moments.flatMap((field): [string, string][] => {
    const iso = content[field];
    return typeof iso === 'string' ? [[field, toWall(iso, zone)]] : [];
  });
  return { ...content, ...Object.fromEntries(shown) };
}

/** What the server is sent of a form. A password that was not touched is left out. */
export function sentOf(type: CodeType, values: CodeValues): Change {
  const { name, target, content, style, tags, status, zone, scan_limit, password, forward_query } = values;
  return {
    name: name.trim(),
    ...(type === 'link' ? { target: withScheme(target) } : { content: sentContent(type, content) }),
    ...{ style, tags, status, scan_limit, password, forward_query },
    starts_at: values.starts_at ? fromWall(values.starts_at, zone) : null,
    expires_at: values.expires_at ? fromWall(values.expires_at, zone) : null,
    fallback: withScheme(values.fallback) || null,
  };
}

/** The fields of the type that hold something. */
function sentContent(type: CodeType, content: Content): Content {
  const { required, optional, moments = [], addresses = [] } = codeTypeFacts[type];
  const known = [...required, ...optional];
  const zone = content.zone ?? ownZone();
  const sent = known.flatMap((field): [string, unknown][] => {
    const value = content[field];
    if (value === '' || value === undefined || value === null) return [];
    if (moments.includes(field)) return [[field, fromWall(String(value), zone)]];
    return [[field, addresses.includes(field) ? withScheme(String(value)) : value]];
  });
  return Object.fromEntries(sent);
}

/** What of `after` differs from `before`, so that two people can change different things. */
export function changesOf(before: Change, after: Change): Change {
  const changed = Object.entries(after).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(before, field)),
  );
  return Object.fromEntries(changed);
}
