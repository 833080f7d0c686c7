import { defineModule } from '../../platform/module.js';
import { notesHandlers } from './notes.routes.js';

export const notesModule = defineModule({
  handlers: notesHandlers,
  tables: ['code_notes'],
});
