/** JSON Schema as the contract's schemas are, once TypeBox's types are left behind. */
export interface Schema {
  $ref?: string;
  type?: string;
  title?: string;
  description?: string;
  enum?: readonly unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  default?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  required?: readonly string[];
  discriminator?: { propertyName: string; mapping?: Record<string, string> };
}

export const isNull = ({ type }: Schema) => type === 'null';

/** `codes.notes.get` as `CodesNotesGet`. */
export const pascal = (text: string) =>
  text.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, first: string) => first.toUpperCase());
