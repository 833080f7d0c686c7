import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { tokenFile } from '../deploy-token.js';
import type { TokenRow } from '../deploy-token.sql.js';
import type { AuditRow } from '../registry.sql.js';
import type { ReleaseState, RemoteState } from '../releases/release-list.js';

export type Env = Record<string, string | undefined>;

/** As it arrives: moments are texts. */
type Sent<T> = { [K in keyof T]: T[K] extends Date ? string : T[K] extends Date | null ? string | null : T[K] };

interface Reply {
  version?: string;
  isLive?: boolean;
  isCanary?: boolean;
  mended?: number;
  remote?: RemoteState;
  releases?: Sent<ReleaseState>[];
  audit?: Sent<AuditRow & { created_at: Date }>[];
  token?: string;
  token_id?: string;
  tokens?: Sent<TokenRow>[];
  /** Why it was refused. */
  reasons?: string[];
  detail?: string;
  title?: string;
}

export type Send = (name: string, path: string, body?: object) => Promise<Reply>;

/** Asks the server at SWAPT_PUBLIC_URL. Throws with a sentence that says what to do next. */
export function deployClient(env: Env): Send {
  const server = (env.SWAPT_PUBLIC_URL || `http://localhost:${env.PORT || 4000}`).replace(/\/+$/, '');
  return async (name, path, body) => {
    const token = env.SWAPT_DEPLOY_TOKEN || (await tokenOnThisMachine(env, name));
    const response = await fetch(`${server}/registry/${name}/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      body: body && JSON.stringify(body),
    }).catch(() => {
      throw new Error(`The server at ${server} cannot be reached. Start it, or set SWAPT_PUBLIC_URL to its address.`);
    });
    // The parse edge: the server of the same version answers.
    const reply = (await response.json().catch(() => undefined)) as Reply | undefined;
    if (response.ok && reply) return reply;
    if (reply?.reasons) throw new Error(`Refused:\n${reply.reasons.map((reason) => `  - ${reason}`).join('\n')}`);
    const said = reply?.detail ?? reply?.title;
    throw new Error(
      said ?? `${server} answered ${response.status}. Is SWAPT_PUBLIC_URL the address of a Swapt server?`,
    );
  };
}

const tokenOnThisMachine = (env: Env, name: string) =>
  readFile(tokenFile(resolve(env.SWAPT_DATA_DIR || '.data'), name), 'utf8').then(
    (text) => text.trim(),
    () => {
      throw new Error(
        `There is no token for ${name} here. Set SWAPT_DEPLOY_TOKEN to the one that the operator gave you.`,
      );
    },
  );
