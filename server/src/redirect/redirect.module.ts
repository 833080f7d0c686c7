import { defineModule } from '../platform/module.js';
import { resolveHandlers } from './resolve.routes.js';

export const redirectModule = defineModule({ handlers: resolveHandlers });
