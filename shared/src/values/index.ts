export * from './addons.js';
export * from './aiqr.js';
export * from './analytics.js';
export * from './bulk-changes.js';
export * from './campaigns.js';
export * from './code-content.js';
export * from './code-types.js';
export * from './codes.js';
export * from './condition-problems.js';
export * from './counted-orders.js';
export * from './csv-columns.js';
export * from './customers.js';
export * from './discounts.js';
export * from './errors.js';
export * from './desk-people.js';
export * from './events.js';
export * from './settlements.js';
export * from './experiences.js';
export * from './jobs.js';
export * from './labels.js';
export * from './list-views.js';
export * from './one-time.js';
export * from './orders.js';
export * from './papers.js';
export * from './payments.js';
export * from './pages.js';
export * from './org.js';
export * from './permissions.js';
export * from './net-content.js';
export * from './products.js';
export * from './promo-locks.js';
export * from './remotes.js';
export * from './reports.js';
export type * from './settings.js';
export * from './square.js';
export * from './stores.js';
export * from './visitors.js';

/** The version shown in the console. */
export const appVersion = '0.12.0';

/** The version of the API contract and of the shell SDK; a remote states the range it needs. */
export const contractVersion = '2.0.0';
