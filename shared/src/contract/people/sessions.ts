import { Type } from 'typebox';
import { Data, Input, Iso, operation } from '../operation.js';

const Session = Type.Object({
  session_id: Type.String(),
  device: Type.String({ description: 'program and system in words, e.g. “Chrome on Windows”' }),
  created_at: Iso,
  last_seen_at: Iso,
  is_this: Type.Boolean({ description: 'the session of this request' }),
});

export const sessions = {
  'sessions.list': operation({
    method: 'GET',
    path: '/api/account/sessions',
    host: 'core',
    who: 'signed-in',
    summary: 'Where the caller is signed in, the last seen first',
    input: Input({}),
    reply: Data(Type.Array(Session)),
    errors: ['account.managed_elsewhere'],
  }),
  'sessions.end': operation({
    method: 'PUT',
    path: '/api/account/sessions/end',
    host: 'core',
    who: 'signed-in',
    summary: 'Signs out one session of the caller, at once',
    input: Input({ session_id: Type.String({ minLength: 1, maxLength: 100 }) }),
    reply: Data(Type.Object({ session_id: Type.String() })),
    errors: ['account.managed_elsewhere', 'session.not_found'],
  }),
  'sessions.endOthers': operation({
    method: 'PUT',
    path: '/api/account/sessions/end-others',
    host: 'core',
    who: 'signed-in',
    summary: 'Signs out every session of the caller but the one of this request, at once',
    input: Input({}),
    reply: Data(Type.Object({ ended: Type.Integer() })),
    errors: ['account.managed_elsewhere'],
  }),
};
