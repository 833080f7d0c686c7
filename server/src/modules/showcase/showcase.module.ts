import { defineModule } from '../../platform/module.js';
import { registerShowcase } from './showcase.routes.js';

export const showcaseModule = defineModule({
  routes: registerShowcase,
});
