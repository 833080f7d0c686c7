import { consoleSiteModule } from '../console-site/console-site.module.js';
import { identityModule } from '../identity/identity.module.js';
import { accountModule } from '../modules/account/account.module.js';
import { addonsModule } from '../modules/addons/addons.module.js';
import { aiqrModule } from '../modules/aiqr/aiqr.module.js';
import { analyticsModule } from '../modules/analytics/analytics.module.js';
import { apiKeyModule } from '../modules/api-key/api-key.module.js';
import { bulkChangesModule } from '../modules/bulk-changes/bulk-changes.module.js';
import { campaignsModule } from '../modules/campaigns/campaigns.module.js';
import { catalogsModule } from '../modules/catalogs/catalogs.module.js';
import { codeAlertsModule } from '../modules/code-alerts/code-alerts.module.js';
import { codePrintsModule } from '../modules/code-prints/code-prints.module.js';
import { codeRulesModule } from '../modules/code-rules/code-rules.module.js';
import { codeStylesModule } from '../modules/code-styles/code-styles.module.js';
import { codesModule } from '../modules/codes/codes.module.js';
import { customersModule } from '../modules/customers/customers.module.js';
import { connectedAccountsModule } from '../modules/connected-accounts/connected-accounts.module.js';
import { papersModule } from '../modules/papers/papers.module.js';
import { paymentsModule } from '../modules/payments/payments.module.js';
import { deskPeopleModule } from '../modules/desk-people/desk-people.module.js';
import { deskSalesModule } from '../modules/desk-sales/desk-sales.module.js';
import { eventsModule } from '../modules/events/events.module.js';
import { discountsModule } from '../modules/discounts/discounts.module.js';
import { experiencesModule } from '../modules/experiences/experiences.module.js';
import { exportCsvModule } from '../modules/export-csv/export-csv.module.js';
import { filesModule } from '../modules/files/files.module.js';
import { foldersModule } from '../modules/folders/folders.module.js';
import { imagesModule } from '../modules/images/images.module.js';
import { integrationsModule } from '../modules/integrations/integrations.module.js';
import { inventoryModule } from '../modules/inventory/inventory.module.js';
import { invitationsModule } from '../modules/invitations/invitations.module.js';
import { itemsModule } from '../modules/items/items.module.js';
import { jobsModule } from '../modules/jobs/jobs.module.js';
import { listViewsModule } from '../modules/list-views/list-views.module.js';
import { itemAlertsModule } from '../modules/item-alerts/item-alerts.module.js';
import { lowStockModule } from '../modules/low-stock/low-stock.module.js';
import { notesModule } from '../modules/notes/notes.module.js';
import { oneTimeModule } from '../modules/one-time/one-time.module.js';
import { operatorModule } from '../modules/operator/operator.module.js';
import { orgModule } from '../modules/org/org.module.js';
import { pagesModule } from '../modules/pages/pages.module.js';
import { promoLocksModule } from '../modules/promo-locks/promo-locks.module.js';
import { platformModule } from '../modules/platform/platform.module.js';
import { ordersModule } from '../modules/orders/orders.module.js';
import { checkoutModule } from '../modules/checkout/checkout.module.js';
import { subscriptionsModule } from '../modules/subscriptions/subscriptions.module.js';
import { orderMailsModule } from '../modules/order-mails/order-mails.module.js';
import { orderEditsModule } from '../modules/order-edits/order-edits.module.js';
import { myOrdersModule } from '../modules/my-orders/my-orders.module.js';
import { reservationsModule } from '../modules/reservations/reservations.module.js';
import { productImportsModule } from '../modules/product-imports/product-imports.module.js';
import { productsModule } from '../modules/products/products.module.js';
import { remotesModule } from '../modules/remotes/remotes.module.js';
import { reportsModule } from '../modules/reports/reports.module.js';
import { salesModule } from '../modules/sales/sales.module.js';
import { settlementsModule } from '../modules/settlements/settlements.module.js';
import { shelfLabelsModule } from '../modules/shelf-labels/shelf-labels.module.js';
import { shortLinksModule } from '../modules/short-links/short-links.module.js';
import { showcaseModule } from '../modules/showcase/showcase.module.js';
import { storedFilesModule } from '../modules/stored-files/stored-files.module.js';
import { soldFilesModule } from '../modules/sold-files/sold-files.module.js';
import { storefrontModule } from '../modules/storefront/storefront.module.js';
import { storesModule } from '../modules/stores/stores.module.js';
import { submissionsModule } from '../modules/submissions/submissions.module.js';
import { telemetryModule } from '../modules/telemetry/telemetry.module.js';
import { templatesModule } from '../modules/templates/templates.module.js';
import { squareModule } from '../modules/square/square.module.js';
import { termsModule } from '../modules/terms/terms.module.js';
import { uploadsModule } from '../modules/uploads/uploads.module.js';
import { userRoleModule } from '../modules/user-role/user-role.module.js';
import { httpModule } from '../platform/http/http.module.js';
import { mailModule } from '../platform/mail/mail.module.js';
import { vaultModule } from '../platform/vault/vault.module.js';
import { vendorEventsModule, webhookModule } from '../platform/vendor-events/vendor-events.module.js';
import { vendorsModule } from '../platform/vendors/vendors.module.js';
import { vendorCallsModule } from '../platform/vendor-calls/vendor-calls.module.js';
import type { Module } from '../platform/module.js';
import { redirectModule } from '../redirect/redirect.module.js';
import { scansModule } from '../scan-ingestion/scans.module.js';

/** What refers to something stands before it, so that an organization’s rows are erased without a foreign key removing others one by one. */
const nouns: readonly Module[] = [
  scansModule,
  analyticsModule,
  campaignsModule,
  discountsModule,
  promoLocksModule,
  paymentsModule,
  papersModule,
  connectedAccountsModule,
  squareModule,
  itemsModule,
  addonsModule,
  shelfLabelsModule,
  lowStockModule,
  reservationsModule,
  checkoutModule,
  myOrdersModule,
  orderEditsModule,
  orderMailsModule,
  subscriptionsModule,
  settlementsModule,
  deskSalesModule,
  deskPeopleModule,
  salesModule,
  ordersModule,
  eventsModule,
  itemAlertsModule,
  inventoryModule,
  soldFilesModule,
  storefrontModule,
  storesModule,
  productImportsModule,
  productsModule,
  catalogsModule,
  bulkChangesModule,
  notesModule,
  submissionsModule,
  accountModule,
  customersModule,
  oneTimeModule,
  aiqrModule,
  reportsModule,
  codeAlertsModule,
  codeRulesModule,
  codeStylesModule,
  codePrintsModule,
  codesModule,
  shortLinksModule,
  foldersModule,
  listViewsModule,
  pagesModule,
  templatesModule,
  uploadsModule,
  filesModule,
  imagesModule,
  storedFilesModule,
  experiencesModule,
  integrationsModule,
  invitationsModule,
  userRoleModule,
  apiKeyModule,
  operatorModule,
  platformModule,
  remotesModule,
  telemetryModule,
  termsModule,
  vaultModule,
  vendorCallsModule,
  vendorEventsModule,
  vendorsModule,
  mailModule,
  httpModule,
  redirectModule,
  showcaseModule,
  identityModule,
  consoleSiteModule,
];

/** With those that follow from what the nouns declare. */
const all: readonly Module[] = [...nouns, exportCsvModule(nouns), webhookModule(nouns), orgModule(nouns)];

/** Every module of the server: the one list. */
export const modules: readonly Module[] = [...all, jobsModule(all)];
