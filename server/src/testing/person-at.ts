import { createHash, randomBytes } from 'node:crypto';

export interface Account {
  email: string;
  password: string;
}

/** A phone of a person: what looks like a machine is counted apart. */
export const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

/** Just enough of a browser for the plain forms of a running server. */
function browser(origin: string) {
  const cookies = new Map<string, { pair: string; path: string }>();
  async function send(address: string, fields?: Record<string, string>): Promise<Response> {
    const url = new URL(address, origin);
    const sent = [...cookies.values()].filter(({ path }) => path === '/' || `${url.pathname}/`.startsWith(`${path}/`));
    const reply = await fetch(url, {
      redirect: 'manual',
      headers: {
        accept: 'text/html',
        'user-agent': phone,
        cookie: sent.map(({ pair }) => pair).join('; '),
        ...(fields ? { origin } : {}),
      },
      ...(fields ? { method: 'POST', body: new URLSearchParams(fields) } : {}),
    });
    for (const line of reply.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const path = /path=([^;]+)/i.exec(line)?.[1] ?? '/';
      cookies.set(`${pair.split('=')[0]} ${path}`, { pair, path });
    }
    return reply;
  }
  return { get: (address: string) => send(address), post: send };
}

function target(origin: string, reply: Response): URL {
  const place = reply.headers.get('location');
  if (!place) throw new Error(`${reply.url} answered ${reply.status} and leads nowhere`);
  return new URL(place, origin);
}

/** Opens the sign-in of a running server; `finish` follows its answer to the access token. */
async function begin(origin: string) {
  const pages = browser(origin);
  const provider = (await (await fetch(`${origin}/.well-known/openid-configuration`)).json()) as { issuer: string };
  const html = await (await fetch(`${origin}/admin`)).text();
  const [, clientId = ''] = /"clientId":"([^"]+)"/.exec(html) ?? [];
  const [, audience = ''] = /"audience":"([^"]+)"/.exec(html) ?? [];
  const verifier = randomBytes(32).toString('base64url');
  const redirect = `${provider.issuer.replace(/\/$/, '')}/auth/login`;
  const query = new URLSearchParams({
    client_id: clientId,
    audience,
    scope: 'openid profile email',
    redirect_uri: redirect,
    response_type: 'code',
    response_mode: 'query',
    state: 'state',
    nonce: 'nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const flow = target(origin, await pages.get(`/authorize?${query.toString()}`)).pathname;
  async function finish(reply: Response): Promise<string> {
    let at = target(origin, reply);
    for (let step = 0; !at.searchParams.has('code') && step < 5; step++) at = target(origin, await pages.get(at.href));
    const body = new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      code: at.searchParams.get('code') ?? '',
      code_verifier: verifier,
      redirect_uri: redirect,
    });
    const tokens = (await (await fetch(`${origin}/oauth/token`, { method: 'POST', body })).json()) as {
      access_token: string;
    };
    return tokens.access_token;
  }
  return { pages, flow, finish };
}

/** The access token of somebody who has an account at a running server. */
export async function signInAt(origin: string, { email, password }: Account): Promise<string> {
  const { pages, flow, finish } = await begin(origin);
  return finish(await pages.post(flow, { email, password }));
}

/** Makes an account at a running server, confirms it from the mailbox page, and gives its access token. */
export async function signUpAt(origin: string, account: Account & { name: string }): Promise<string> {
  const { pages, flow, finish } = await begin(origin);
  await pages.post(`${flow}/create`, { ...account });
  const mails = await fetch(`${origin}/dev/mailbox.json?to=${encodeURIComponent(account.email)}`);
  const { data } = (await mails.json()) as { data: { text: string }[] };
  const link = new URL(/https?:\/\/\S+/.exec(data[0]?.text ?? '')?.[0] ?? '');
  await pages.post(link.pathname, Object.fromEntries(link.searchParams));
  return finish(await pages.get(`${flow}/continue`));
}

export interface Reply<T> {
  data: T;
  total?: number;
}

/** Calls the operations of a running server; throws with what it answered where that is no success. */
export function callerAt(origin: string, token?: string) {
  return async <T>(path: string, body: Record<string, unknown> = {}): Promise<Reply<T>> => {
    const reply = await fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      body: JSON.stringify(body),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${text}`);
    // The parse edge: the shape is what the operation's contract says.
    return JSON.parse(text) as Reply<T>;
  };
}
