import type { BulkNoun } from '@swapt/shared/values';
import { putCampaignsBack, removeCampaigns } from '../campaigns/campaigns.service.js';
import { putCatalogsBack, removeCatalogs } from '../catalogs/catalogs.service.js';
import { putFoldersBack, removeFolders } from '../folders/folders.service.js';
import { putNotesBack, removeNotes } from '../notes/notes.service.js';
import type { BulkKind } from './bulk-kind.js';
import { codeKind } from './code-kind.js';
import { customerKind } from './customer-kind.js';
import { deletionKind } from './deletion-kind.js';
import { pageKind } from './page-kind.js';
import { productKind } from './product-kind.js';

/** Every noun of which many can be changed. */
export const kinds: Record<BulkNoun, BulkKind> = {
  codes: codeKind,
  customers: customerKind,
  pages: pageKind,
  products: productKind,
  notes: deletionKind({
    atOnce: 100,
    remove: removeNotes,
    putBack: ({ tx, orgId }, before) => putNotesBack(tx, orgId, before),
    staysAway: 'Its code no longer exists.',
  }),
  campaigns: deletionKind({
    atOnce: 100,
    remove: removeCampaigns,
    putBack: putCampaignsBack,
    staysAway: 'Somebody has put it back already.',
  }),
  folders: deletionKind({
    // Each may have thousands of codes in it.
    atOnce: 20,
    remove: removeFolders,
    putBack: ({ tx, orgId }, before) => putFoldersBack(tx, orgId, before),
    staysAway: 'There is another folder with this name now.',
  }),
  catalogs: deletionKind({
    // Each may have thousands of products in it.
    atOnce: 20,
    remove: removeCatalogs,
    putBack: ({ tx, orgId }, before) => putCatalogsBack(tx, orgId, before),
    staysAway: 'There is another catalog with this name now.',
  }),
};
