import { defineModule } from '../../platform/module.js';

export const codeRulesModule = defineModule({
  tables: ['code_uses'],
});
