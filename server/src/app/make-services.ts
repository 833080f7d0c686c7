import { makeShortLinks } from '../modules/short-links/short-links.service.js';
import { makeCopies } from '../platform/db/copies.js';
import type { Services } from '../platform/services.js';
import { openStorage } from '../platform/storage/open-storage.js';
import { makeVault } from '../platform/vault/vault.js';
import { makeVendors } from '../platform/vendors/vendors.js';
import { makeScans } from '../scan-ingestion/make-scans.js';

type Base = Pick<Services, 'config' | 'db' | 'log' | 'now'> & Pick<Parameters<typeof makeScans>[0], 'ingestEveryMs'>;

/** Everything that a process shares, made without side effects; `start.ts` begins the background work. */
export const makeServices = (base: Base): Services => ({
  ...base,
  scans: makeScans(base),
  shortLinks: makeShortLinks(base),
  storage: openStorage(base.config, base.db),
  copies: makeCopies(base.db),
  vault: makeVault(base.config),
  vendors: makeVendors(base.config, base),
});
