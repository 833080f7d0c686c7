import type { Static } from 'typebox';
import { addons } from './products/addons.js';
import { aiqr } from './codes/aiqr.js';
import { account } from './people/account.js';
import { analytics } from './platform/analytics.js';
import { apiKey } from './people/api-key.js';
import { bulkChanges } from './products/bulk-changes.js';
import { campaigns } from './campaigns/campaigns.js';
import { catalogs } from './products/catalogs.js';
import { codeAddresses } from './codes/code-addresses.js';
import { codeCopies } from './codes/code-copies.js';
import { codeFiles } from './codes/code-files.js';
import { codePrints } from './codes/code-prints.js';
import { codeStyles } from './codes/code-styles.js';
import { codeTests } from './codes/code-tests.js';
import { codes } from './codes/codes.js';
import { customers } from './customers/customers.js';
import { desk } from './desks/desk.js';
import { deskPeople } from './desks/desk-people.js';
import { discounts } from './orders/discounts.js';
import { events } from './desks/events.js';
import { experiences } from './pages/experiences.js';
import { files } from './pages/files.js';
import { folders } from './codes/folders.js';
import { items } from './products/items.js';
import { images } from './pages/images.js';
import { integrations } from './platform/integrations.js';
import { invitations } from './people/invitations.js';
import { jobs } from './platform/jobs.js';
import { listViews } from './platform/list-views.js';
import { masterKey } from './campaigns/master-key.js';
import { notes } from './codes/notes.js';
import { oneTime } from './codes/one-time.js';
import { operator } from './platform/operator.js';
import { orders } from './orders/orders.js';
import { org, userRole } from './people/org.js';
import { pages } from './pages/pages.js';
import { passkeys } from './people/passkeys.js';
import { papers } from './orders/papers.js';
import { teamOrders } from './orders/team-orders.js';
import { payments } from './orders/payments.js';
import { platform } from './platform/platform.js';
import { promoLock } from './campaigns/promo-lock.js';
import { reports } from './platform/reports.js';
import { secondFactor } from './people/second-factor.js';
import { sessions } from './people/sessions.js';
import { productImports } from './products/product-imports.js';
import { productFiles } from './products/product-files.js';
import { products } from './products/products.js';
import { inventory } from './products/inventory.js';
import { settlements } from './desks/settlements.js';
import { shelfLabels } from './products/shelf-labels.js';
import { square } from './desks/square.js';
import { storefront } from './stores/storefront.js';
import { sales } from './stores/sales.js';
import { stores } from './stores/stores.js';
import { submissions } from './pages/submissions.js';
import { templates } from './pages/templates.js';
import { terms } from './people/terms.js';
import { uploads } from './pages/uploads.js';

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

export type { CountedOrders } from './stores/counted-orders.js';
export type { Operation } from './operation.js';
export { pageBlocks } from './pages/page-blocks.js';
export {
  PageRoot,
  type BlockProps,
  type PageBlock,
  type PageDocument,
  type PageFilm,
  type PagePicture,
} from './pages/page-document.js';
export type { SalesShare, SalesTotals } from './stores/sales.js';
export * from './schemas.js';
