import { defineModule } from '../../platform/module.js';
import { apiKeyHandlers } from './api-key.routes.js';

export const apiKeyModule = defineModule({
  handlers: apiKeyHandlers,
  tables: ['api_keys'],
});
