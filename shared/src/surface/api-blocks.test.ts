import { Type } from 'typebox';
import { Input, OneOf, operation } from '../contract/operation.js';
import { apiBlocks } from './api-blocks.js';

const create = (input = Input({ name: Type.String({ maxLength: 5, description: 'as printed' }) })) =>
  apiBlocks({
    'codes.create': operation({
      method: 'POST',
      path: '/api/codes/create',
      host: 'core',
      who: 'codes:write',
      summary: 'Creates a code',
      input,
      reply: Type.Object({
        data: Type.Array(Type.Object({ id: Type.Union([Type.String(), Type.Null()]), state: OneOf(['on', 'off']) })),
      }),
      errors: ['code.slug_taken'],
    }),
  })[0];

it('says of an operation where it is called, by whom, what it takes, gives and refuses', () => {
  expect(create()).toEqual({
    name: 'api codes.create',
    lines: [
      'http: POST core /api/codes/create',
      'who: codes:write',
      'in: object',
      'in.name: string {"maxLength":5}',
      'out: object',
      'out.data: array',
      'out.data[]: object',
      'out.data[].id: null | string',
      'out.data[].state: one of',
      'out.data[].state: "on"',
      'out.data[].state: "off"',
      'error: code.slug_taken 409',
    ],
  });
});

it('tells what may be left out from what may not', () => {
  const lines = create(Input({ name: Type.String(), style: Type.Optional(Input({ dots: Type.Number() })) }))?.lines;
  expect(lines).toEqual(expect.arrayContaining(['in.name: string', 'in.style?: object', 'in.style?.dots: number']));
});
