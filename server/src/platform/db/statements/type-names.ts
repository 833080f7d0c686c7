/** What the drivers make of the types of an answer (see `../types.ts`). */
const answers: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Uint8Array',
  date: 'string',
  float8: 'number',
  int4: 'number',
  int8: 'number',
  json: 'unknown',
  jsonb: 'unknown',
  name: 'string',
  numeric: 'number',
  text: 'string',
  timestamptz: 'Date',
  uuid: 'string',
  void: 'unknown',
  _int4: 'number[]',
  _int8: 'number[]',
  _text: 'string[]',
  _uuid: 'string[]',
};

/** What may be given as a value. JSON is written before it is given. */
const values: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Uint8Array',
  date: 'string',
  float8: 'number',
  int4: 'number',
  int8: 'number',
  interval: 'string',
  json: 'string',
  jsonb: 'string',
  numeric: 'number',
  text: 'string',
  timestamptz: 'Date',
  uuid: 'string',
};

export function answerType(type: string): string {
  const name = answers[type];
  if (!name) throw new Error(`The type ${type} is not in type-names.ts yet`);
  return name;
}

export function valueType(type: string): string {
  const item = values[type.replace(/^_/, '')];
  if (!item) throw new Error(`The type ${type} is not in type-names.ts yet`);
  return type.startsWith('_') ? `List<${item}> | null` : `${item} | null`;
}
