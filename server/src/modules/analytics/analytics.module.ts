import { defineModule } from '../../platform/module.js';
import { analyticsHandlers } from './analytics.routes.js';

export const analyticsModule = defineModule({
  handlers: analyticsHandlers,
  tables: ['page_views'],
});
