import type { PublicPath } from './declaration.js';
import { publicScreens } from './screens.gen.js';

/** Every address of every public screen. */
export const publicPaths: readonly (PublicPath & { screen: string })[] = Object.entries(publicScreens).flatMap(
  ([screen, { paths }]) => paths.map((path) => ({ screen, ...path })),
);
