import { defineModule } from '../../platform/module.js';
import { aiqrHandlers } from './aiqr.routes.js';
import { registerPictures } from './picture.routes.js';

export const aiqrModule = defineModule({
  handlers: aiqrHandlers,
  routes: registerPictures,
  tables: ['ai_pictures'],
});
