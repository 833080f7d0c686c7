import { defineModule } from '../platform/module.js';
import { registerMailbox } from './mailbox.routes.js';

export const consoleSiteModule = defineModule({ routes: registerMailbox });
