import { pictureWidths } from '@swapt/shared/values';
import type { Storage } from '../../platform/storage/storage.js';
import { shrink, type Picture } from './re-encode.js';

/** Where a picture is stored, or its copy of a smaller width. Both ids are UUIDs, checked before. */
export const imageKey = (orgId: string, imageId: string, width?: number): string =>
  `images/${orgId}/${imageId}${width === undefined ? '' : `-${width}`}.webp`;

/** Stores a picture with its smaller copies, all or none. */
export async function storePicture(storage: Storage, orgId: string, imageId: string, picture: Picture): Promise<void> {
  try {
    for (const width of pictureWidths.filter((small) => small < picture.width)) {
      await storage.put(imageKey(orgId, imageId, width), await shrink(picture.data, width));
    }
    await storage.put(imageKey(orgId, imageId), picture.data);
  } catch (error) {
    await removePicture(storage, orgId, imageId);
    throw error;
  }
}

export async function removePicture(storage: Storage, orgId: string, imageId: string): Promise<void> {
  for (const width of [undefined, ...pictureWidths]) await storage.remove(imageKey(orgId, imageId, width));
}

export const removeImages = (storage: Storage, orgId: string): Promise<void> => storage.remove(`images/${orgId}`);
