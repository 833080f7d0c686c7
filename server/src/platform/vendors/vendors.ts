import type { Config } from '../config/config.js';
import { imageModel } from './image-model/image-model.vendor.js';

/** The settings of all of them, a part of those of the process. */
export const vendorSettings = {
  ...imageModel.settings,
};

/** The port of every outside service; none where it is not set up. Made once, when a process starts. */
export const makeVendors = (config: Config) => ({
  imageModel: imageModel.make(config),
});

export type Vendors = ReturnType<typeof makeVendors>;
