import { defineModule } from '../../platform/module.js';
import { codeStylesHandlers } from './code-styles.routes.js';

export const codeStylesModule = defineModule({
  handlers: codeStylesHandlers,
  tables: ['code_styles'],
  constraints: { code_styles_name: 'style.name_taken' },
});
