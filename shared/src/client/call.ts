import type { Api, OperationId } from '../contract/index.js';
import type { Host, Method } from '../contract/operation.js';
import { ApiError } from './api-error.js';

export interface ClientOptions {
  /** Base address per host, without a slash at the end; '' is the page's own origin. */
  bases?: Partial<Record<Host, string>>;
  /** The access token to send, if somebody is signed in. */
  token?: () => Promise<string | undefined>;
  fetch?: typeof fetch;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** The same key makes a repeated POST take effect once. */
  idempotencyKey?: string;
}

/** With 'org' it takes the organization it is about. */
export type Route = readonly [Method, Host, string, 'org'?];

/** A call of these operations alone. */
export type CallOf<Id extends OperationId> = <K extends Id>(
  id: K,
  input: Api[K]['in'],
  options?: CallOptions,
) => Promise<Api[K]['out']>;
export type Call = CallOf<OperationId>;

/** Makes the one function that calls the API: input fields go to the path, the query (GET, DELETE) or the JSON body. Throws `ApiError`. */
export function callOf<Id extends OperationId>(
  routes: Readonly<Record<Id, Route>>,
  { bases = {}, token, fetch: send = (...args) => fetch(...args) }: ClientOptions,
): CallOf<Id> {
  return async (id, input, { signal, idempotencyKey } = {}) => {
    const [method, host, template] = routes[id];
    const rest = new Map<string, unknown>(Object.entries(input).filter(([, value]) => value !== undefined));
    const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = rest.get(name);
      rest.delete(name);
      return encodeURIComponent(String(value));
    });
    const inQuery = method === 'GET' || method === 'DELETE';
    const query = inQuery && rest.size ? `?${new URLSearchParams([...rest].map(([k, v]) => [k, String(v)]))}` : '';
    const headers: Record<string, string> = {};
    const bearer = await token?.();
    if (bearer) headers.authorization = `Bearer ${bearer}`;
    if (!inQuery) headers['content-type'] = 'application/json';
    if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
    const body = inQuery ? undefined : JSON.stringify(Object.fromEntries(rest));
    const response = await send(`${bases[host] ?? ''}${path}${query}`, { method, headers, body, signal }).catch(
      (cause: unknown) => {
        throw signal?.aborted ? cause : ApiError.offline(cause);
      },
    );
    const reply: unknown = await response.json().catch(() => undefined);
    if (!response.ok || reply === undefined) throw ApiError.from(response, reply);
    return reply as Api[typeof id]['out'];
  };
}
