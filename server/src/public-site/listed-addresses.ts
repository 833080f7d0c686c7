import { publicPaths, publicScreens } from '@swapt/shared/public/screens';

/**
 * Addresses for search engines: screens that may be listed and are the same for everybody. What organizations make is theirs to make known: none of
 * it says that it wants to be listed.
 */
export const listedAddresses: readonly string[] = publicPaths
  .filter(({ screen, path, methods }) => {
    const isListed = Object.entries(publicScreens).some(([name, declared]) => name === screen && declared.isListed);
    return isListed && methods.includes('GET') && !path.includes(':');
  })
  .map(({ path }) => path);
