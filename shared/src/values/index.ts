export * from './campaigns/campaigns.js';
export * from './campaigns/promo-locks.js';
export * from './codes/aiqr.js';
export * from './codes/code-content.js';
export * from './codes/code-types.js';
export * from './codes/codes.js';
export * from './codes/condition-problems.js';
export * from './codes/labels.js';
export * from './codes/one-time.js';
export * from './customers/customers.js';
export * from './customers/visitors.js';
export * from './desks/desk-people.js';
export * from './desks/events.js';
export * from './desks/settlements.js';
export * from './desks/square.js';
export * from './orders/discounts.js';
export * from './orders/orders.js';
export * from './orders/papers.js';
export * from './orders/payments.js';
export * from './pages/experiences.js';
export * from './pages/pages.js';
export * from './people/org.js';
export * from './people/permissions.js';
export type * from './people/settings.js';
export * from './platform/analytics.js';
export * from './platform/csv-columns.js';
export * from './platform/errors.js';
export * from './platform/jobs.js';
export * from './platform/list-views.js';
export * from './platform/remotes.js';
export * from './platform/reports.js';
export * from './products/addons.js';
export * from './products/bulk-changes.js';
export * from './products/net-content.js';
export * from './products/products.js';
export * from './stores/counted-orders.js';
export * from './stores/stores.js';

/** The version shown in the console. */
export const appVersion = '0.12.0';

/** The version of the API contract and of the shell SDK; a remote states the range it needs. */
export const contractVersion = '2.0.0';
