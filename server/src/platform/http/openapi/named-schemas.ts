import { contract, type Operation } from '@swapt/shared/contract';
import { nounOf } from './nouns.js';
import { schemaNames } from './schema-names.js';
import { isNull, pascal, type Schema } from './schema.js';

const operations: Record<string, Operation> = contract;

/** What a shape is known by: what surrounds it may describe the same shape in words of its own. */
const keyOf = ({ description: _, default: __, ...shape }: Schema) => JSON.stringify(shape);

/** Turns shapes of the contract into those of the description, where what has a name is a reference and stands once under `schemas`. */
export class NamedSchemas {
  readonly schemas: Record<string, Schema> = {};
  private readonly names = new Map<string, string>();
  private readonly shapes = new Map<string, Schema>();

  /** `own` are shapes that the contract's operations do not spell out, by their names; they stand in place of what they do say. */
  constructor(own: Record<string, Schema> = {}) {
    for (const [name, place] of Object.entries(schemaNames)) this.name(name, shapeAt(place));
    for (const noun of new Set(Object.keys(operations).map(nounOf))) this.nameThing(noun);
    for (const [name, shape] of Object.entries(own)) this.name(name, shape);
    for (const [name, shape] of this.shapes) this.schemas[name] = this.inside(shape, name);
  }

  /** A reference to a named shape, or the shape with references inside. */
  of(schema: Schema): Schema {
    const name = this.nameOf(schema);
    if (!name) return this.inside(schema);
    const { description, default: initial } = schema;
    const isOwn = description === this.shapes.get(name)?.description;
    return {
      $ref: `#/components/schemas/${name}`,
      ...(description && !isOwn ? { description } : {}),
      ...(initial === undefined ? {} : { default: initial }),
    };
  }

  nameOf(schema: Schema): string | undefined {
    return this.names.get(keyOf(schema));
  }

  /** Puts a shape under a name of its own, and gives the reference. */
  add(name: string, schema: Schema): Schema {
    this.schemas[name] = this.inside(schema, name);
    return { $ref: `#/components/schemas/${name}` };
  }

  /** What a noun creates and lists is called as the noun is, in the singular, where it has no name yet. */
  private nameThing(noun: string) {
    if (!(`${noun}.create` in operations && `${noun}.list` in operations)) return;
    const made = shapeAt(`${noun}.create reply data`);
    const isListed = keyOf(made) === keyOf(shapeAt(`${noun}.list reply data[]`));
    if (isListed && !this.nameOf(made)) this.name(pascal(noun.replace(/s$/, '')), made);
  }

  private name(name: string, shape: Schema) {
    this.names.set(keyOf(shape), name);
    this.shapes.set(name, shape);
    const field = shape.discriminator?.propertyName ?? '';
    for (const variant of (field && shape.oneOf) || []) {
      this.name(pascal(String(variant.properties?.[field]?.const)) + name, variant);
    }
  }

  /** The shape itself with references inside, whether or not it has a name. */
  inside(schema: Schema, name = ''): Schema {
    const { properties, patternProperties, items, anyOf, oneOf, discriminator, additionalProperties, ...rest } = schema;
    const [values] = Object.values(patternProperties ?? {});
    const each = (shapes: readonly Schema[]) => shapes.map((shape) => this.of(shape));
    return {
      ...(rest.enum && !rest.type ? { type: 'string' } : {}),
      ...rest,
      ...(properties && { properties: mapValues(properties, (field) => this.of(field)) }),
      ...(values && { additionalProperties: this.of(values) }),
      ...(additionalProperties === undefined ? {} : { additionalProperties: this.extra(additionalProperties) }),
      ...(items && { items: this.of(items) }),
      ...(anyOf && { anyOf: each(anyOf) }),
      ...(oneOf && { oneOf: each(oneOf) }),
      ...(discriminator && oneOf && name ? { discriminator: this.mapped(discriminator.propertyName, oneOf) } : {}),
    };
  }

  private extra = (schema: boolean | Schema) => (typeof schema === 'boolean' ? schema : this.of(schema));

  private mapped(propertyName: string, variants: readonly Schema[]) {
    const entries = variants.map((variant) => [variant.properties?.[propertyName]?.const, this.of(variant).$ref]);
    return { propertyName, mapping: Object.fromEntries(entries) as Record<string, string> };
  }
}

const mapValues = <T, R>(record: Record<string, T>, change: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** The shape at a place such as `codes.get reply data.rules[].when[]#device`. Null beside another shape is passed over. */
function shapeAt(place: string): Schema {
  const [id = '', side, path = ''] = place.split(' ');
  const operation = operations[id];
  const start: Schema | undefined = side === 'input' ? operation?.input : operation?.reply;
  const found = path
    .split(/[.]|(?=\[\])|(?=#)/)
    .reduce<Schema | undefined>((schema, step) => stepInto(schema && withoutNull(schema), step), start);
  if (!found) throw new Error(`The contract has no shape at ${place}`);
  return withoutNull(found);
}

function stepInto(schema: Schema | undefined, step: string): Schema | undefined {
  if (step === '[]') return schema?.items;
  if (!step.startsWith('#')) return schema?.properties?.[step];
  return schema?.oneOf?.find(({ properties = {} }) => Object.values(properties)[0]?.const === step.slice(1));
}

export function withoutNull(schema: Schema): Schema {
  const [only, ...others] = schema.anyOf?.filter((shape) => !isNull(shape)) ?? [];
  return only && others.length === 0 ? only : schema;
}
