import type { TObject } from 'typebox';
import { contract, pageBlocks, PageRoot, type Operation } from './index.js';
import { uncapped, type InputSchema } from '../testing/input-fields.js';

/** What requests are checked against: the inputs of the operations, and the parts of page documents. */
const inputs: [string, InputSchema][] = [
  ...Object.entries<Operation>(contract).map(([id, { input }]): [string, InputSchema] => [id, input]),
  ...Object.entries<TObject>(pageBlocks).map(([type, block]): [string, InputSchema] => [`block ${type}`, block]),
  ['the root of a page', PageRoot],
];

it.each(inputs)('%s never takes a text, list, number or record without an end', (_, schema) => {
  expect(uncapped(schema)).toEqual([]);
});

it.each<[string, InputSchema]>([
  ['a text', { type: 'string' }],
  ['a text that only its pattern ends', { type: 'string', pattern: '^[a-z]{2}$' }],
  ['a list', { type: 'array', items: { type: 'boolean' } }],
  ['a number', { type: 'number', minimum: 0 }],
  ['a whole number', { type: 'integer', maximum: 5 }],
  ['a record', { type: 'object', patternProperties: { '^.*$': { type: 'boolean' } }, maxProperties: 3 }],
  ['anything', {}],
  ['an object with further fields', { type: 'object', properties: {}, additionalProperties: true }],
])('%s without an end is found, however deep', (_, schema) => {
  const deep: InputSchema = {
    type: 'object',
    additionalProperties: false,
    properties: { list: { type: 'array', maxItems: 3, items: { anyOf: [{ type: 'null' }, schema] } } },
  };
  expect(uncapped(deep)).toEqual(['list[]']);
});
