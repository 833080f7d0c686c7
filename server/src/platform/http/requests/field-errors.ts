import type { ErrorObject } from 'ajv';

const MOST = 20;

/** A sentence per field from Ajv's findings, keyed by the field's path with dots. The first finding about a field is the telling one. */
export function fieldErrors(findings: readonly ErrorObject[]): Record<string, string> {
  // A Map, because a field may be called `constructor`.
  const fields = new Map<string, string>();
  for (const finding of findings) {
    const field = fieldOf(finding);
    if (!fields.has(field)) fields.set(field, sentenceOf(finding));
    if (fields.size === MOST) break;
  }
  return Object.fromEntries(fields);
}

function fieldOf({ instancePath, params }: ErrorObject): string {
  const path = instancePath.split('/').slice(1).map(unescapePointer);
  const own: unknown = params.missingProperty ?? params.additionalProperty ?? params.tag;
  if (typeof own === 'string') path.push(own);
  return path.join('.') || 'request';
}

const unescapePointer = (part: string) => part.replaceAll('~1', '/').replaceAll('~0', '~');

const kinds: Record<string, string> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
  null: 'empty',
};

const formats: Record<string, string> = {
  email: 'This must be an e-mail address.',
  uuid: 'This must be an id, as the API gave it out.',
  date: 'This must be a day, such as 2026-01-31.',
  'date-time': 'This must be a date and time, such as 2026-01-31T09:00:00Z.',
};

function sentenceOf({ keyword, params, message }: ErrorObject): string {
  switch (keyword) {
    case 'required':
      return 'This is required.';
    case 'additionalProperties':
      return 'There is no such field here.';
    case 'type':
      return `This must be ${kinds[String(params.type)] ?? String(params.type)}.`;
    case 'enum':
      return `This must be one of: ${[params.allowedValues].flat().join(', ')}.`;
    case 'minLength':
      return params.limit === 1 ? 'This must not be empty.' : `Use at least ${params.limit} characters.`;
    case 'maxLength':
      return `Use at most ${params.limit} characters.`;
    case 'minimum':
      return `This must be ${params.limit} or more.`;
    case 'maximum':
      return `This must be ${params.limit} or less.`;
    case 'minItems':
      return `Send at least ${params.limit} entries.`;
    case 'maxItems':
      return `Send at most ${params.limit} entries.`;
    case 'discriminator':
      return 'There is no such type here.';
    case 'uniqueItems':
      return 'Every entry can appear only once.';
    case 'format':
      return formats[String(params.format)] ?? 'This does not have the expected format.';
    case 'pattern':
      return params.pattern === '\\S'
        ? 'This must not be empty.'
        : 'This contains characters that are not allowed here.';
    default:
      return `This ${message ?? 'is not valid'}.`;
  }
}
