import { errors, type Problem } from '@swapt/shared/values';
import { Type } from 'typebox';
import type { AppError } from '../errors/app-error.js';

/** The RFC 9457 body of a failed call. */
export function problemOf({ code, detail, fields }: AppError, requestId: string): Problem {
  const [status, title] = errors[code];
  return {
    type: `/docs/errors#${code}`,
    code,
    title,
    status,
    ...(detail === undefined ? {} : { detail }),
    ...(fields === undefined ? {} : { errors: fields }),
    requestId,
  };
}

export const problemSchema = Type.Object({
  type: Type.String(),
  code: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.Optional(Type.String()),
  errors: Type.Optional(Type.Record(Type.String(), Type.String())),
  requestId: Type.String(),
});
