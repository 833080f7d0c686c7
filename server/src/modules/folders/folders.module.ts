import { defineModule } from '../../platform/module.js';
import { foldersHandlers } from './folders.routes.js';

export const foldersModule = defineModule({
  handlers: foldersHandlers,
  tables: ['folders'],
});
