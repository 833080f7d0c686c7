import type { FastifyInstance, LightMyRequestResponse } from 'fastify';

export interface CookieBrowser {
  get: (address: string) => Promise<LightMyRequestResponse>;
  /** Posts a form as the page at this server does. */
  post: (address: string, fields: Record<string, string>) => Promise<LightMyRequestResponse>;
  cookies: Map<string, string>;
}

/** Just enough of a browser for plain forms: it keeps cookies by path and follows nothing by itself. */
export function cookieBrowser(app: FastifyInstance, origin: string, remoteAddress = '127.0.0.1'): CookieBrowser {
  const cookies = new Map<string, string>();

  const send = async (method: 'GET' | 'POST', address: string, fields?: Record<string, string>) => {
    const { pathname, search } = new URL(address, origin);
    const cookie = [...cookies]
      .map(([key, value]) => ({ path: key.slice(key.indexOf(' ') + 1), name: key.slice(0, key.indexOf(' ')), value }))
      .filter(({ path }) => path === '/' || pathname === path || pathname.startsWith(`${path}/`))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
    const reply = await app.inject({
      method,
      url: pathname + search,
      remoteAddress,
      headers: {
        host: new URL(origin).host,
        accept: 'text/html',
        ...(cookie ? { cookie } : {}),
        ...(fields ? { origin, 'content-type': 'application/x-www-form-urlencoded' } : {}),
      },
      ...(fields ? { payload: new URLSearchParams(fields).toString() } : {}),
    });
    for (const { name, value, path = '/', expires } of reply.cookies) {
      if (expires && expires.getTime() < Date.now()) cookies.delete(`${name} ${path}`);
      else cookies.set(`${name} ${path}`, value);
    }
    return reply;
  };

  return { cookies, get: (address) => send('GET', address), post: (address, fields) => send('POST', address, fields) };
}
