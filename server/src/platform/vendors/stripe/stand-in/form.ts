import { invalid } from './fault.js';

export type Params = Map<string, string>;

/** Reads `amount=5&metadata[order_id]=1`. A name that the address does not take is refused, as is a value that came twice. */
export function readForm(text: string, known: readonly string[]): Params {
  const params: Params = new Map();
  for (const [name, value] of new URLSearchParams(text)) {
    const [outer = ''] = name.split('[');
    if (!known.includes(name) && !(known.includes(`${outer}[]`) && /^[^[\]]+(\[[^[\]]+\])+$/.test(name)))
      throw invalid(`Received unknown parameter: ${name}`, { code: 'parameter_unknown', param: name });
    if (params.has(name)) throw invalid(`Received ${name} twice`, { param: name });
    params.set(name, value);
  }
  return params;
}

export function required(params: Params, param: string): string {
  const value = params.get(param);
  if (!value) throw invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  return value;
}

export function wholeNumber(params: Params, param: string): number {
  const value = required(params, param);
  if (!/^\d{1,12}$/.test(value))
    throw invalid(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param });
  return Number(value);
}

export const optionalNumber = (params: Params, param: string): number | undefined =>
  params.has(param) ? wholeNumber(params, param) : undefined;

/** `metadata[order_id]` as `order_id`. */
export function metadataOf(params: Params): Record<string, string> {
  const own = [...params].flatMap(([name, value]) => {
    const key = /^metadata\[(.+)\]$/.exec(name)?.[1];
    return key ? [[key, value] as const] : [];
  });
  return Object.fromEntries(own);
}
