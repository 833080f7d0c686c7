/** Names of fields whose values no draft keeps, wherever they stand in it; `code` is that of a second factor, or one that stands in for it. */
const secret = /password|passcode|secret|token|api_?key|card|cvc|cvv|iban|(?:^|_)pin$|^code$/i;

/** The values without passwords, keys and card data. */
export function withoutSecrets<T>(values: T): T {
  if (Array.isArray(values)) return values.map(withoutSecrets) as T;
  if (typeof values !== 'object' || values === null) return values;
  const kept = Object.entries(values).filter(([name]) => !secret.test(name));
  return Object.fromEntries(kept.map(([name, value]) => [name, withoutSecrets(value)])) as T;
}
