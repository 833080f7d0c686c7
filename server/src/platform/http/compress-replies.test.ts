import Fastify from 'fastify';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressReplies } from './compress-replies.js';

const svg = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h1v1z"/>'.repeat(200)}</svg>`;

describe('a drawing', () => {
  const app = Fastify();
  compressReplies(app);
  app.get('/a.svg', (_, reply) => reply.type('image/svg+xml').send(svg));
  app.get('/b.svg', (_, reply) => reply.type('image/svg+xml').send(Buffer.from(svg)));
  app.get('/a.png', (_, reply) => reply.type('image/png').send(Buffer.from(svg)));
  afterAll(() => app.close());
  const get = (url: string, encoding?: string) =>
    app.inject({ url, headers: { ...(encoding && { 'accept-encoding': encoding }) } });

  it.each(['/a.svg', '/b.svg'])('is sent as small as the browser accepts it: %s', async (url) => {
    const [brotli, gzip, plain] = [await get(url, 'gzip, br'), await get(url, 'gzip'), await get(url)];
    expect([brotli, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined]);
    expect(String(brotliDecompressSync(brotli.rawPayload))).toBe(svg);
    expect(String(gunzipSync(gzip.rawPayload))).toBe(svg);
    expect(plain.body).toBe(svg);
    expect(brotli.rawPayload.length).toBeLessThan(svg.length / 5);
    for (const { headers } of [brotli, gzip, plain]) expect(headers.vary).toBe('accept-encoding');
  });

  it('is told apart from pictures that are compressed already', async () =>
    expect((await get('/a.png', 'br')).headers['content-encoding']).toBeUndefined());
});

describe('a reply of the API', () => {
  const rows = Array.from({ length: 100 }, (_, at) => ({ code_id: `code ${at}`, scans: at }));
  const app = Fastify();
  compressReplies(app);
  app.get('/list', (_, reply) => reply.header('vary', 'origin').send({ data: rows }));
  app.get('/one', () => ({ data: rows[0] }));
  afterAll(() => app.close());
  const get = (url: string) => app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });

  it('is compressed where it is long, and caches keep it by all that it depends on', async () => {
    const { headers, rawPayload } = await get('/list');
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'origin, accept-encoding' });
    expect(rawPayload.length).toBeLessThan(JSON.stringify(rows).length / 5);
    expect(JSON.parse(String(brotliDecompressSync(rawPayload)))).toEqual({ data: rows });
  });

  it('is left as it is where that would save nothing', async () => {
    const { headers, body } = await get('/one');
    expect(headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(body)).toEqual({ data: rows[0] });
  });
});
