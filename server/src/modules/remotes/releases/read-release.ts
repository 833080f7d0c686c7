import { Ajv, type ErrorObject } from 'ajv';
import { Type, type Static, type TSchema } from 'typebox';
import type { NavEntry } from '@swapt/shared/remote';
import { iconRule, permissions, remoteNameRule, roles, type RemoteName } from '@swapt/shared/values';
import { fieldErrors } from '../../../platform/http/requests/field-errors.js';
import { ReleaseRefused, type Release } from './release.js';

const OneOf = <const T extends string>(values: readonly T[]) => Type.Unsafe<T>({ type: 'string', enum: values });
const Name = Type.String({ minLength: 1, maxLength: 300 });
const Path = Type.String({ maxLength: 300, pattern: '^(/|(/:?[A-Za-z0-9_.-]+)+/?)$' });
const Listed = <T extends TSchema>(items: T) => Type.Array(items, { maxItems: 200 });
const permission = Type.Optional(OneOf(permissions));

/** Every member of a closed set; one that is missing here is a type error. */
const all = <T extends string>(members: Record<T, true>) =>
  Type.Unsafe<T>({ type: 'string', enum: Object.keys(members) });
const section = all<NavEntry['section']>({ create: true, sell: true, engage: true, settings: true });

/** Fields that are not named here are left alone: a later contract may add some. */
const schema = Type.Object({
  contribution: Type.Object({
    name: Type.Unsafe<RemoteName>({ type: 'string', ...remoteNameRule }),
    contract: Name,
    budgetKb: Type.Number({ minimum: 0 }),
    routes: Listed(
      Type.Object({
        ...{ path: Path, screen: Name, title: Name, permission },
        isBare: Type.Optional(Type.Boolean()),
        usesCamera: Type.Optional(Type.Boolean()),
      }),
    ),
    nav: Listed(
      Type.Object({
        label: Name,
        path: Path,
        section,
        order: Type.Number(),
        icon: Type.String(iconRule),
        permission,
        hiddenFrom: Type.Optional(Listed(OneOf(roles))),
      }),
    ),
  }),
  version: Type.String({ minLength: 1, maxLength: 64 }),
  entry: Name,
  screens: Type.Record(Type.String(), Listed(Name)),
  files: Type.Record(Type.String(), Name),
});

const ajv = new Ajv({ allErrors: true });
const isRelease = ajv.compile<Static<typeof schema>>(schema);

/** Reads `release.json`; from here on it is trusted to have its shape. Every reason says where it is. */
export function readRelease(text: string): Release {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ReleaseRefused(['release.json is missing or is not JSON.']);
  }
  if (isRelease(value)) return value;
  throw new ReleaseRefused(reasons(isRelease.errors ?? []));
}

const paths = 'a path such as /admin/my-codes/edit/:codeId';

function reasons(findings: ErrorObject[]): string[] {
  return Object.entries(fieldErrors(findings)).map(([field, sentence]) =>
    field.endsWith('.path') && sentence.includes('characters')
      ? `release.json, ${field}: This must be ${paths}.`
      : `release.json, ${field === 'request' ? 'the whole' : field}: ${sentence}`,
  );
}
