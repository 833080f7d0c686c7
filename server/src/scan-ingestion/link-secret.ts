import type { Outside } from '../platform/http/outside-work.js';
import type { Services } from '../platform/services.js';

/** What links are signed by, inside a handler's transaction: read in another one the first time, and known from then on. */
export const linkSecret = ({ outside, services: { scans } }: { outside: Outside; services: Services }): Uint8Array =>
  scans.knownSecret() ?? outside('the secret of links', () => scans.secret());
