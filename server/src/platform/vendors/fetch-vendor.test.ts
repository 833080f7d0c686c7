import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import pino from 'pino';
import { AppError } from '../errors/app-error.js';
import { fetchVendor } from './fetch-vendor.js';
import { withVendor } from './with-vendor.js';

describe('an outside service', () => {
  let server: Server;
  let address = '';
  beforeAll(async () => {
    server = createServer(({ url = '' }, reply) => {
      if (url === '/silent') return;
      reply.writeHead(Number(url.slice(1)), { location: '/200' }).end('because of the weather');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const ask = (path: string) =>
    fetchVendor(`${address}/${path}`, {
      vendor: 'Weather',
      what: 'the weather',
      timeoutMs: 200,
      isRefusal: (status, reason) => status === 422 && reason.includes('weather'),
    });

  it('answers', async () => {
    expect(await (await ask('200')).text()).toBe('because of the weather');
  });

  it.each([
    ['422', 'refused'],
    ['429', 'limited'],
    ['400', 'unavailable'],
    ['500', 'unavailable'],
    // It must not send what we say on to somebody else.
    ['307', 'unavailable'],
    ['silent', 'unavailable'],
  ])('that answers %s has %s', async (path, failure) => {
    await expect(ask(path)).rejects.toMatchObject({ name: 'VendorError', vendor: 'Weather', failure });
  });

  it('fails in the words of who asks it, and with the reason in the log', async () => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line) => void lines.push(line) });
    const meaning = {
      refused: () => new AppError('aiqr.refused'),
      limited: () => new AppError('aiqr.busy'),
      unavailable: () => new AppError('aiqr.failed'),
    };
    const asked = (path: string) => withVendor(log, meaning, () => ask(path));
    await expect(asked('429')).rejects.toMatchObject({ code: 'aiqr.busy' });
    await expect(asked('422')).rejects.toMatchObject({ code: 'aiqr.refused' });
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { vendor: 'Weather', failure: 'limited' },
      { failure: 'refused', err: { message: 'Weather: 422 because of the weather' } },
    ]);
    const ours = withVendor(log, meaning, () => Promise.reject(new TypeError('a fault of ours')));
    await expect(ours).rejects.toThrow(TypeError);
  });
});
