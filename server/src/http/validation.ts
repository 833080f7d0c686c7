import type { FastifySchemaCompiler } from 'fastify';
import { Ajv, type AnySchema } from 'ajv';
import formats from 'ajv-formats';
import { AppError } from './app-error.js';
import { fieldErrors } from './field-errors.js';

const strict = makeAjv(false);
// A query carries text only, so numbers and switches are read from it.
const coercing = makeAjv(true);

function makeAjv(coerceTypes: boolean): Ajv {
  // All findings at once, for forms; the limit on the body bounds them.
  const ajv = new Ajv({ coerceTypes, useDefaults: true, allErrors: true, discriminator: true });
  formats(ajv, ['uuid', 'email', 'date-time']);
  return ajv;
}

/** Checks requests against the contract: nothing is dropped or guessed; what does not fit is refused with the field named. */
export const compileValidator: FastifySchemaCompiler<AnySchema> = ({ schema, httpPart }) => {
  const validate = (httpPart === 'body' ? strict : coercing).compile(schema);
  return (value: unknown) => {
    if (!validate(value))
      return { error: new AppError('request.invalid', undefined, fieldErrors(validate.errors ?? [])) };
    const fields = nullCharacters(value);
    return Object.keys(fields).length > 0 ? { error: new AppError('request.invalid', undefined, fields) } : { value };
  };
};

/** The database cannot keep the character U+0000 in a text. */
function nullCharacters(value: unknown, path: string[] = []): Record<string, string> {
  if (typeof value === 'string') {
    return value.includes('\0') ? { [path.join('.')]: 'This has characters that are not allowed here.' } : {};
  }
  if (typeof value !== 'object' || value === null) return {};
  const found = Object.entries(value).flatMap(([key, part]) => Object.entries(nullCharacters(part, [...path, key])));
  return Object.fromEntries(found);
}
