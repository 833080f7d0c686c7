import { Type } from 'typebox';
import { Data, Input, Iso, operation } from '../operation.js';

export const Terms = Type.Object({
  version: Type.String(),
  title: Type.String(),
  body: Type.String({ description: 'paragraphs separated by an empty line' }),
  accepted_at: Type.Union([Iso, Type.Null()]),
});

export const terms = {
  'terms.get': operation({
    method: 'POST',
    path: '/api/terms/get',
    beforeTerms: true,
    host: 'core',
    who: 'public',
    readsOnly: true,
    summary: 'The terms of service in force, and when the caller accepted them if signed in',
    input: Input({}),
    reply: Data(Terms),
    errors: [],
  }),
  'terms.accept': operation({
    method: 'POST',
    path: '/api/terms/accept',
    beforeTerms: true,
    host: 'core',
    who: 'signed-in',
    summary: 'Accepts the terms of service',
    input: Input({ version: Type.String({ maxLength: 40 }) }),
    reply: Data(Terms),
    errors: ['terms.outdated'],
  }),
};
