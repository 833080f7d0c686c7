import { defineModule } from '../../platform/module.js';
import { shelfLabelsHandlers } from './shelf-labels.routes.js';

export const shelfLabelsModule = defineModule({ handlers: shelfLabelsHandlers });
