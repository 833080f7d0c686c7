import { defineModule } from '../../platform/module.js';
import { removeImages } from './image-files.js';
import { imagesHandlers, registerImages } from './images.routes.js';

export const imagesModule = defineModule({
  handlers: imagesHandlers,
  routes: registerImages,
  tables: ['images'],
  removeFiles: removeImages,
});
