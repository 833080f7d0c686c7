import { ApiError } from '@swapt/shared/client';
import type { ErrorCode } from '@swapt/shared/values';

/** Which field a refusal without one belongs to. */
export type FieldOf = Partial<Record<ErrorCode, string>>;

/** What a number is refused with. */
export const unitsRefusals: FieldOf = { 'stock.too_few': 'units', 'stock.too_many': 'units' };

/** Puts a refusal at its field, in the words of the server; and the fields of the API at those of the form. */
export function atField(error: unknown, fieldOf: FieldOf, sentAs = ''): unknown {
  if (!(error instanceof ApiError)) return error;
  const { status, code, message, details, fields, requestId } = error;
  const { [sentAs]: ofUnits, ...others } = fields;
  const field = fieldOf[code];
  const found = {
    ...others,
    ...(ofUnits !== undefined && { units: ofUnits }),
    ...(field !== undefined && { [field]: details ?? message }),
  };
  return new ApiError(status, code, message, details, found, requestId, { cause: error });
}
