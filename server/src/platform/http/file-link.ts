import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config/config.js';

const lifetimeMs = 600_000;

/** Something of an organization that is downloaded. */
export interface Linked {
  orgId: string;
  id: string;
}

interface Signing {
  secret: Uint8Array;
  now: Date;
}

/** Addresses of one kind of file that give it for ten minutes to whoever has them: browsers send no token with a download. */
export function fileLinks(route: string) {
  const sign = (body: string, secret: Uint8Array) => createHmac('sha256', secret).update(route).update(body).digest();
  return {
    make(config: Pick<Config, 'apiBase'>, { secret, now }: Signing, { orgId, id }: Linked): string {
      const body = `${orgId}.${id}.${now.getTime() + lifetimeMs}`;
      return `${config.apiBase ?? ''}${route}?token=${body}.${sign(body, secret).toString('base64url')}`;
    },

    /** What a token gives, or nothing when it was not made here or its time is over. */
    read(token: string, { secret, now }: Signing): Linked | undefined {
      const [orgId = '', id = '', until = '', signature = ''] = token.split('.');
      const expected = sign(`${orgId}.${id}.${until}`, secret);
      const given = Buffer.from(signature, 'base64url');
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      return Number(until) >= now.getTime() ? { orgId, id } : undefined;
    },
  };
}
