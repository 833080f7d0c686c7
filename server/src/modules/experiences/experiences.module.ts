import { defineModule } from '../../platform/module.js';
import { experiencesHandlers } from './experiences.routes.js';

export const experiencesModule = defineModule({
  handlers: experiencesHandlers,
});
