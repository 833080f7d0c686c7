import { invalid } from './fault.js';

/** The JSON of a request. */
export type Body = Readonly<Record<string, unknown>>;

export function readJson(text: string): Body {
  try {
    const read: unknown = JSON.parse(text === '' ? '{}' : text);
    if (isBody(read)) return read;
  } catch {
    // Said below.
  }
  throw invalid('EXPECTED_JSON_BODY', 'The request body is not JSON.');
}

const isBody = (value: unknown): value is Body => typeof value === 'object' && value !== null && !Array.isArray(value);

export function text(body: Body, name: string): string {
  const value = body[name];
  if (typeof value !== 'string' || value === '')
    throw invalid('MISSING_REQUIRED_PARAMETER', `Missing required parameter ${name}.`);
  return value;
}

export function part(body: Body, name: string): Body {
  const value = body[name];
  if (!isBody(value)) throw invalid('MISSING_REQUIRED_PARAMETER', `Missing required parameter ${name}.`);
  return value;
}

export function money(body: Body, name: string): { amount: number; currency: string } {
  const { amount, currency } = part(body, name);
  if (!Number.isSafeInteger(amount) || Number(amount) <= 0)
    throw invalid('VALUE_TOO_LOW', `${name} must be more than 0.`);
  if (typeof currency !== 'string') throw invalid('MISSING_REQUIRED_PARAMETER', `${name} has no currency.`);
  return { amount: Number(amount), currency };
}
