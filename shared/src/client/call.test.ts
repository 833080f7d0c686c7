import { ApiError } from './api-error.js';
import { bindOrg } from './bind-org.js';
import type { ClientOptions } from './call.js';
import { createClient } from './create-client.js';

const id = '018f0000-0000-7000-8000-000000000001';
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

/** A client of a service that answers in the same way every time, and what it sent. */
function clientOf(answer: () => Promise<Response> | Response, options: Partial<ClientOptions> = {}) {
  const sent: { url: string; init: RequestInit }[] = [];
  const call = createClient({
    ...options,
    fetch: async (url, init = {}) => {
      sent.push({ url: typeof url === 'string' ? url : 'not a text', init });
      return answer();
    },
  });
  return { call, sent };
}
const problem = {
  status: 422,
  code: 'request.invalid',
  title: 'Please check the form.',
  errors: { name: 'Too long.' },
};

describe('a call of the API', () => {
  it('puts each field where the operation takes it: the path, else the body', async () => {
    const { call, sent } = clientOf(() => json({ data: {} }), { bases: { v1: 'https://v1.example' } });
    await call('userRole.update', { id, role: 'admin', org_id: undefined });
    expect(sent).toMatchObject([{ url: `https://v1.example/v1/user-role/${id}`, init: { method: 'PUT' } }]);
    expect(sent[0]?.init.body).toBe('{"role":"admin"}');
  });

  it('sends what a reading asks for in the address, escaped, and no body', async () => {
    const { call, sent } = clientOf(() => json({ data: [] }));
    await call('userRole.get', { org_id: 'a&b=c' });
    expect(sent[0]?.url).toBe('/v1/user-role?org_id=a%26b%3Dc');
    expect(sent[0]?.init.body).toBeUndefined();
    expect(sent[0]?.init.headers).toEqual({});
  });

  it('says who asks, and which request this is', async () => {
    const { call, sent } = clientOf(() => json({ data: {} }), { token: async () => 'signed' });
    await call('org.get', {}, { idempotencyKey: 'once' });
    expect(sent[0]?.init.headers).toMatchObject({ authorization: 'Bearer signed', 'idempotency-key': 'once' });
  });

  it('adds the organization in use where an operation takes one, and only there', async () => {
    const { call, sent } = clientOf(() => json({ data: {} }));
    const bound = bindOrg(call, id);
    await bound('org.get', {});
    await bound('org.exists', { name: 'Corner Bakery' });
    expect(sent.map(({ init }) => init.body)).toEqual([`{"org_id":"${id}"}`, '{"name":"Corner Bakery"}']);
  });
});

describe('a call that fails', () => {
  const failing = (answer: () => Promise<Response> | Response, signal?: AbortSignal) =>
    clientOf(answer)
      .call('org.get', {}, { ...(signal && { signal }) })
      .then(
        () => undefined,
        (error: unknown) => error,
      );

  it('carries the sentences of the service', async () => {
    const error = await failing(() => json(problem, 422));
    expect(error).toMatchObject({ status: 422, code: 'request.invalid', fields: { name: 'Too long.' } });
    expect(error).toBeInstanceOf(ApiError);
  });

  it.each([
    ['a gateway without the service behind it', 503, 'server.unavailable'],
    ['a crash', 500, 'server.failed'],
    ['somebody else who answers with a page', 200, 'server.failed'],
  ])('is told as a failure of the service: %s', async (_, status, code) => {
    expect(await failing(() => new Response('<h1>Hello</h1>', { status }))).toMatchObject({ status, code });
  });

  it('is told as a matter of the connection when nothing answers', async () => {
    const error = await failing(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(error).toMatchObject({ status: 0, code: 'server.unavailable' });
  });

  it('is no failure of the connection when the screen took it back', async () => {
    const taken = new DOMException('The screen was left', 'AbortError');
    expect(await failing(() => Promise.reject(taken), AbortSignal.abort(taken))).toBe(taken);
  });
});
