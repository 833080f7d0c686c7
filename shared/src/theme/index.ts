/** Light, dark or the device's: one choice per browser, for every page of the product. */
export { keepTheme, modeOf, paintTheme, readTheme, watchTheme } from './theme.js';
export type { ThemeChoice } from '../tokens/index.js';
