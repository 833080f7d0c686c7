import { Type, type Static, type TObject, type TProperties, type TSchema } from 'typebox';
import { nameMaxLength } from '../values/codes/codes.js';
import type { ErrorCode } from '../values/platform/errors.js';
import type { Permission } from '../values/people/permissions.js';

export type Host = 'core' | 'v1' | 'wallet';
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/**
 * `public`: no sign-in. `signed-in`: any account. `operator`: a person who runs the installation. `member`: any member of the organization.
 * Otherwise the permission needed.
 */
type Who = 'public' | 'signed-in' | 'operator' | 'member' | Permission;

/**
 * One API operation. Its fields are sent in the path where the path names them, else in the query of GET and DELETE, else as a JSON body.
 * `owner` says which stored thing decides the organization when the request carries no `org_id`: the table that keeps it, and the field with its id.
 */
export interface Operation {
  method: Method;
  path: string;
  host: Host;
  who: Who;
  summary: string;
  input: TObject;
  reply: TSchema;
  errors: readonly ErrorCode[];
  owner?: { table: string; field: string };
  /** The organization has to be named, also by who has one alone. */
  namesOrg?: true;
  /** Long work outside of the database: the handler opens its own short transactions. */
  ownTransaction?: true;
  /** The reply carries a secret: it is not kept for a repeated Idempotency-Key. */
  secretReply?: true;
  /** A POST that changes nothing: repeated, it is the same by itself, and an Idempotency-Key says nothing to it. */
  readsOnly?: true;
  /** A signed-in person may call it before they accepted the terms in force. */
  beforeTerms?: true;
  /** Requests per minute and caller, below the general limit. */
  limit?: number;
  /** Largest request body in bytes, where it is not the general 64 KiB. */
  bodyLimit?: number;
}

/** Keeps the literal types of an operation while checking its shape. */
export function operation<const T extends Operation>(definition: T): T {
  return definition;
}

export const Uuid = Type.String({ format: 'uuid' });
export const Iso = Type.String({ format: 'date-time' });
export const Email = Type.String({ format: 'email', maxLength: 254 });
export const OrgId = Type.Optional(Uuid);
export const Name = Type.String({ minLength: 1, maxLength: nameMaxLength, pattern: '\\S' });
export const OrNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** A closed set of strings: one clear message instead of one per member. */
export const OneOf = <const T extends readonly string[]>(values: readonly [...T]) => Type.Enum<[...T]>(values);

/** One of several shapes that the text in one field tells apart, so that a refusal names what is wrong with the one that was meant. */
export const OneShapeOf = <const T extends readonly TObject[]>(field: string, shapes: readonly [...T]) =>
  Type.Unsafe<Static<T[number]>>({
    type: 'object',
    discriminator: { propertyName: field },
    required: [field],
    oneOf: shapes,
  });

/** Request fields; anything not named here is refused. */
export const Input = <T extends TProperties>(properties: T) => Type.Object(properties, { additionalProperties: false });

export const Data = <T extends TSchema>(data: T) => Type.Object({ data });
export const List = <T extends TSchema>(item: T) =>
  Type.Object({
    data: Type.Array(item),
    page: Type.Integer(),
    pageSize: Type.Integer(),
    total: Type.Integer(),
  });

/** `per_page` is another name of `pageSize`; two different values are refused. */
export const Paging = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, default: 1 })),
  pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
};
