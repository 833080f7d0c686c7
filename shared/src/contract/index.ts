import type { Static } from 'typebox';
import { addons } from './addons.js';
import { aiqr } from './aiqr.js';
import { account } from './account.js';
import { analytics } from './analytics.js';
import { apiKey } from './api-key.js';
import { bulkChanges } from './bulk-changes.js';
import { campaigns } from './campaigns.js';
import { catalogs } from './catalogs.js';
import { codeAddresses } from './code-addresses.js';
import { codeCopies } from './code-copies.js';
import { codeFiles } from './code-files.js';
import { codePrints } from './code-prints.js';
import { codeStyles } from './code-styles.js';
import { codeTests } from './code-tests.js';
import { codes } from './codes.js';
import { customers } from './customers.js';
import { desk } from './desk.js';
import { deskPeople } from './desk-people.js';
import { discounts } from './discounts.js';
import { events } from './events.js';
import { experiences } from './experiences.js';
import { files } from './files.js';
import { folders } from './folders.js';
import { items } from './items.js';
import { images } from './images.js';
import { integrations } from './integrations.js';
import { invitations } from './invitations.js';
import { jobs } from './jobs.js';
import { listViews } from './list-views.js';
import { masterKey } from './master-key.js';
import { notes } from './notes.js';
import { oneTime } from './one-time.js';
import { operator } from './operator.js';
import { orders } from './orders.js';
import { org, userRole } from './org.js';
import { pages } from './pages.js';
import { passkeys } from './passkeys.js';
import { papers } from './papers.js';
import { teamOrders } from './team-orders.js';
import { payments } from './payments.js';
import { platform } from './platform.js';
import { promoLock } from './promo-lock.js';
import { reports } from './reports.js';
import { secondFactor } from './second-factor.js';
import { sessions } from './sessions.js';
import { productImports } from './product-imports.js';
import { productFiles } from './product-files.js';
import { products } from './products.js';
import { inventory } from './inventory.js';
import { settlements } from './settlements.js';
import { shelfLabels } from './shelf-labels.js';
import { square } from './square.js';
import { storefront } from './storefront.js';
import { sales } from './sales.js';
import { stores } from './stores.js';
import { submissions } from './submissions.js';
import { templates } from './templates.js';
import { terms } from './terms.js';
import { uploads } from './uploads.js';

/** Every operation of the API. Browsers import only types from here, and the generated route table from `client`. */
export const contract = {
  ...org,
  ...userRole,
  ...invitations,
  ...apiKey,
  ...terms,
  ...operator,
  ...platform,
  ...codes,
  ...bulkChanges,
  ...codeCopies,
  ...codeAddresses,
  ...codePrints,
  ...codeFiles,
  ...codeTests,
  ...codeStyles,
  ...files,
  ...experiences,
  ...aiqr,
  ...reports,
  ...notes,
  ...oneTime,
  ...folders,
  ...listViews,
  ...analytics,
  ...customers,
  ...submissions,
  ...account,
  ...sessions,
  ...secondFactor,
  ...passkeys,
  ...catalogs,
  ...productFiles,
  ...products,
  ...productImports,
  ...items,
  ...sales,
  ...stores,
  ...storefront,
  ...shelfLabels,
  ...inventory,
  ...addons,
  ...orders,
  ...papers,
  ...teamOrders,
  ...payments,
  ...events,
  ...desk,
  ...deskPeople,
  ...settlements,
  ...discounts,
  ...promoLock,
  ...masterKey,
  ...campaigns,
  ...integrations,
  ...square,
  ...jobs,
  ...images,
  ...uploads,
  ...pages,
  ...templates,
};

export type OperationId = keyof typeof contract;

/** Input, reply and error codes per operation, computed once: per-call inference runs into the compiler's depth limit. */
export type Api = {
  [K in OperationId]: {
    in: Static<(typeof contract)[K]['input']>;
    out: Static<(typeof contract)[K]['reply']>;
    err: (typeof contract)[K]['errors'][number];
  };
};

export type { CountedOrders } from './counted-orders.js';
export type { Operation } from './operation.js';
export { pageBlocks } from './page-blocks.js';
export {
  PageRoot,
  type BlockProps,
  type PageBlock,
  type PageDocument,
  type PageFilm,
  type PagePicture,
} from './page-document.js';
export type { SalesShare, SalesTotals } from './sales.js';
export * from './schemas.js';
