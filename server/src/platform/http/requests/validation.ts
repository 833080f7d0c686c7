import type { FastifySchemaCompiler } from 'fastify';
import { Ajv, type AnySchema } from 'ajv';
import { AppError } from '../../errors/app-error.js';
import { fieldErrors } from './field-errors.js';
import { addFormats } from './formats.js';

const strict = makeAjv(false);
// A query carries text only, so numbers and switches are read from it.
const coercing = makeAjv(true);

// All findings at once, for forms; the limit on the body bounds them.
function makeAjv(coerceTypes: boolean): Ajv {
  return addFormats(new Ajv({ coerceTypes, useDefaults: true, allErrors: true, discriminator: true }));
}

/** Checks requests against the contract: nothing is dropped or guessed; what does not fit is refused with the field named. */
export const compileValidator: FastifySchemaCompiler<AnySchema> = ({ schema, httpPart }) => {
  const validate = (httpPart === 'body' ? strict : coercing).compile(schema);
  return (value: unknown) =>
    validate(value)
      ? { value }
      : { error: new AppError('request.invalid', undefined, fieldErrors(validate.errors ?? [])) };
};
