import fastJsonStringify, { type Schema } from 'fast-json-stringify';
import type { FastifySchemaCompiler } from 'fastify';
import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { Ajv, type AnySchema } from 'ajv';
import { AppError } from '../../errors/app-error.js';
import { fieldErrors } from './field-errors.js';
import { lazy } from '../../lazy.js';
import { addFormats } from './formats.js';

const strict = makeAjv(false);
// A query carries text only, so numbers and switches are read from it.
const coercing = makeAjv(true);

// All findings at once, for forms; the limit on the body bounds them.
function makeAjv(coerceTypes: boolean): Ajv {
  return addFormats(new Ajv({ coerceTypes, useDefaults: true, allErrors: true, discriminator: true }));
}

/**
 * Checks requests against the contract: nothing is dropped or guessed; what does not fit is refused with the field named. Each check is compiled at the
 * first request that needs it, and so is what writes a reply: hundreds of them at once would delay every start by more than a second.
 */
export const compileValidator: FastifySchemaCompiler<AnySchema> = ({ schema, httpPart }) => {
  const check = lazy(() => (httpPart === 'body' ? strict : coercing).compile(schema));
  return (value: unknown) => {
    const validate = check();
    return validate(value)
      ? { value }
      : { error: new AppError('request.invalid', undefined, fieldErrors(validate.errors ?? [])) };
  };
};

/** Writes replies as the contract says. */
export const compileSerializer: FastifySerializerCompiler<Schema> = ({ schema }) => {
  const write = lazy(() => fastJsonStringify(schema));
  return (reply: unknown) => write()(reply);
};
