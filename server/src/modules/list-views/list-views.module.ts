import { defineModule } from '../../platform/module.js';
import { listViewsHandlers } from './list-views.routes.js';

export const listViewsModule = defineModule({
  handlers: listViewsHandlers,
  tables: ['list_choices', 'list_views'],
});
