import type { InputSchema } from '@swapt/shared/testing/input-fields';
import { sample, type Ids } from './sample-input.js';

/** What a stranger may send in place of one field: `at` is the field's path, `what` says what is odd about it. */
export interface OddValue {
  at: string;
  what: string;
  value: unknown;
}

type Found = [what: string, value: unknown];

const nested = (depth: number): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth));

/** Of another kind than any field takes, or takes most of the time. */
const misfits: Found[] = [
  ['null', null],
  ['a list', []],
  ['a deep list', nested(40)],
  ['an object', {}],
  ['an object with names that objects have', JSON.parse('{"__proto__":{"a":1},"constructor":{"prototype":{}}}')],
  ['a switch', true],
  ['a fraction', 0.1],
  ['the largest number', Number.MAX_VALUE],
  ['text', 'odd'],
];

const texts: Found[] = [
  ['nothing', ''],
  ['a space', ' '],
  ['U+0000', 'a\0b'],
  ['half of a pair', 'a\ud800'],
  ['U+FFFF and U+FEFF', '\uffff\ufeff'],
  ['marks of direction', '\u202ereversed\u2066\u200b'],
  ['line ends', 'a\r\nSubject: b\n\u2028c'],
  ['the name of an object’s part', '__proto__'],
  ['a formula', '=1+1;＝cmd|x'],
  ['markup', '</script><img src=x onerror=alert(1)>'],
  ['a statement', `'; drop table codes; --`],
  ['a path', '../../../../etc/passwd'],
  ['wildcards', '%_\\%'],
  ['a pattern', '(((a+)+)+)$'],
  ['a number of another script', '٣'],
  ['an address of a script', 'javascript:alert(1)'],
  ['an address of this machine', 'http://[::1]:1/'],
  ['a date that is none', '2016-12-31T23:59:60Z'],
];

const dates: Found[] = [
  ['a leap second', '2016-12-31T23:59:60Z'],
  ['the year 0', '0000-01-01T00:00:00Z'],
  ['the first year', '0001-01-01T00:00:00+23:59'],
  ['the last moment', '9999-12-31T23:59:59.999Z'],
  ['past the last moment', '9999-12-31T23:59:59-23:59'],
  ['no day', '2026-02-30T00:00:00Z'],
  ['an offset past the end', '2026-01-01T00:00:00+99:99'],
  ['many digits', `2026-01-01T00:00:00.${'9'.repeat(40)}Z`],
  ['infinity', 'infinity'],
];

const ids: Found[] = [
  ['an id in capitals', 'ABCDEF00-ABCD-4BCD-8BCD-ABCDEFABCDEF'],
  ['an id with a prefix', 'urn:uuid:abcdef00-abcd-4bcd-8bcd-abcdefabcdef'],
  ['the id of nothing', '00000000-0000-0000-0000-000000000000'],
  ['an id in braces', '{abcdef00-abcd-4bcd-8bcd-abcdefabcdef}'],
];

/** Each field of an input in turn, however deep, with each odd value that its schema lets through or just does not. The rest of the input is `base`. */
export function oddValues(schema: InputSchema, base: unknown, known: Ids, at = ''): OddValue[] {
  const name = at.split('.').at(-1)?.replace('[]', '') ?? '';
  const kinds = schema.anyOf ?? schema.oneOf;
  if (kinds) return kinds.flatMap((kind, n) => oddValues(kind, n === 0 ? base : sample(name, kind, known), known, at));
  const own = [...misfits, ...oddOnes(schema, () => sample(name, schema, known))];
  return [...own.map(([what, value]) => ({ at, what, value })), ...inside(schema, base, known, at)];
}

function oddOnes(schema: InputSchema, valid: () => unknown): Found[] {
  if (schema.enum || schema.const !== undefined) return texts.slice(0, 4);
  if (schema.format === 'uuid') return [...ids, ...texts.slice(0, 4)];
  if (schema.format?.startsWith('date')) return [...dates, ...texts.slice(0, 4)];
  if (schema.type === 'string') return [...texts, ...ends(schema)];
  if (schema.type === 'integer' || schema.type === 'number') return numbers(schema);
  if (schema.type === 'array') return lists(schema, valid);
  return [];
}

function ends({ maxLength = 1000 }: InputSchema): Found[] {
  return [
    ['as long as may be', 'x'.repeat(maxLength)],
    ['many pairs', '👩'.repeat(Math.min(maxLength, 10_000))],
    ['one too long', 'x'.repeat(maxLength + 1)],
  ];
}

function numbers({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: InputSchema): Found[] {
  return [minimum, maximum, minimum - 1, maximum + 1, -0, 2 ** 31, 2 ** 53].map((n) => [String(n), n]);
}

function lists({ maxItems = 100 }: InputSchema, valid: () => unknown): Found[] {
  const [one] = valid() as unknown[];
  // Beyond a few hundred the largest request is met first.
  const fill = (count: number) => Array.from({ length: Math.min(count, 500) }, () => one);
  return [
    ['the same entry, as often as may be', fill(maxItems)],
    ['an entry too many', fill(maxItems + 1)],
  ];
}

function inside(schema: InputSchema, base: unknown, known: Ids, at: string): OddValue[] {
  const wrap = (found: OddValue[], put: (value: unknown) => unknown) =>
    found.map((odd) => ({ ...odd, value: put(odd.value) }));
  if (schema.items) {
    const [first] = Array.isArray(base) ? (base as unknown[]) : [];
    return wrap(oddValues(schema.items, first, known, `${at}[]`), (value) => [value]);
  }
  if (!schema.properties) return [];
  const whole = typeof base === 'object' && base !== null ? base : sample('', schema, known);
  return Object.entries(schema.properties).flatMap(([name, part]) => {
    const old: unknown = Reflect.get(whole as object, name) ?? sample(name, part, known);
    const found = oddValues(part, old, known, at ? `${at}.${name}` : name);
    return wrap(found, (value) => ({ ...(whole as object), [name]: value }));
  });
}
