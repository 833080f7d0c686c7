/** Public screens as data, for those who serve them; shoppers' browsers do without. */
export { publicPaths } from './public-paths.js';
export { reservedSlugs } from './reserved-slugs.js';
export { siteFiles } from './site-files.js';
export { publicScreens } from './screens.gen.js';
