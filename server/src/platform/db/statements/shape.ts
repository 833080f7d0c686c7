/** What is known of a value before the database is asked. */
export interface Shape {
  /** Its type in the database, as `pg_type` names it. */
  pg?: string | undefined;
  /** Its type here, where that says more than the database's: a literal, an object of JSON, what a column is declared to hold. */
  ts?: string | undefined;
  /** Null only when this is certain to be otherwise: what nobody proved may be null. */
  isNullable: boolean;
  /** It is nothing but null. */
  isNull?: boolean;
}

export interface Column extends Shape {
  name: string;
}

export const unknown: Shape = { isNullable: true };
export const always = (pg: string): Shape => ({ pg, isNullable: false });

/** A value that is one of these: of a `case`, of `coalesce`, of a `union`. */
export function oneOf(shapes: readonly Shape[]): Shape {
  const real = shapes.filter(({ isNull }) => !isNull);
  const types = new Set(real.map(({ pg }) => pg));
  const names = real.map(({ ts }) => ts);
  return {
    pg: types.size === 1 ? real[0]?.pg : undefined,
    ts: names.length > 0 && names.every(Boolean) ? [...new Set(names)].sort().join(' | ') : undefined,
    isNullable: shapes.some(({ isNullable }) => isNullable),
  };
}

/** `case when … then 'a' end`, of which a word is written as text, keeps what the words are; written as anything else it does not. */
export const isWord = (shape: Shape): boolean => /^'.*'$/.test(shape.ts ?? '');

const ofRow: Record<string, string> = { int4: 'number', int8: 'number', text: 'string', uuid: 'string' };

const ofJson: Record<string, string> = {
  bool: 'boolean',
  date: 'string',
  float8: 'number',
  int4: 'number',
  int8: 'number',
  numeric: 'number',
  text: 'string',
  timestamptz: 'string',
  uuid: 'string',
};

/** What an array has of it, if that says more than the type of the array. */
export function asItem({ ts, pg = '', isNullable }: Shape): string | undefined {
  const type = ts ?? (isNullable ? ofRow[pg] : undefined);
  return type && (isNullable ? `${type} | null` : type);
}

/** The value as JSON has it: a moment is a text there. */
export function asJson({ ts, pg = '', isNullable, isNull }: Shape): string {
  if (isNull) return 'null';
  const type = ts ?? ofJson[pg] ?? 'unknown';
  return isNullable && type !== 'unknown' ? `${type} | null` : type;
}
