import { withLedBy, type LedBy } from '@swapt/shared/public/led-by';

const storePath = /^\/store\/[0-9a-f-]{36}(\/(inventory\/[0-9a-f-]{36})?)?(\?[^#]*)?$/i;

/** A document of a page whose links to stores of this installation say what led there. */
export function ledOn<T>(value: T, publicUrl: string, led: LedBy): T;
export function ledOn(value: unknown, publicUrl: string, led: LedBy): unknown {
  if (typeof value === 'string') {
    const path = value.startsWith(`${publicUrl}/`) ? value.slice(publicUrl.length) : value;
    return storePath.test(path) ? withLedBy(value, led) : value;
  }
  if (Array.isArray(value)) return value.map((one) => ledOn<unknown>(one, publicUrl, led));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, ledOn<unknown>(one, publicUrl, led)]));
}
