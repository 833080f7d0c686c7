import * as value from '../../settings/setting-values.js';
import { defineVendor } from '../define-vendor.js';
import type { ImageModel } from './image-model.js';
import { stability } from './stability.js';

export const imageModel = defineVendor({
  settings: {
    imageModelUrl: {
      env: 'SWAPT_IMAGE_MODEL_URL',
      initial: 'https://api.stability.ai',
      about: 'The address of the image model for AI pictures: Stability AI or a service with the same protocol.',
      parse: value.webAddress,
    },
    imageModelKey: {
      env: 'SWAPT_IMAGE_MODEL_KEY',
      initial: '',
      shown: 'our own renderer draws the pictures, without an AI model',
      about: 'The key of the image model.',
      parse: value.text,
    },
  },
  make: ({ imageModelUrl: url, imageModelKey: key }): ImageModel | undefined =>
    key === '' ? undefined : stability({ url, key }),
});
