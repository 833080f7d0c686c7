import { defineModule } from '../module.js';

/** Replies that are kept for repeated requests. */
export const httpModule = defineModule({ tables: ['idempotency_keys'] });
