export { terms } from './terms-text.js';
export { selectShopperTerms } from './terms.sql.js';
