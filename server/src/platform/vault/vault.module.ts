import { defineModule } from '../module.js';

export const vaultModule = defineModule({ tables: ['vault'] });
