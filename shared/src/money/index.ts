/** Amounts of money as the whole product has them: whole minor units and their currency. */
export { currencyCodes, isCurrency, minorDigits } from './currencies.js';
export { currencyName, formatMoney, formatUnitPrice, moneyText } from './format-money.js';
export { parseMoney, type ParsedMoney } from './parse-money.js';
export { isMoney, moneyLimit, type Money } from './money.js';
export { partOf, split } from './split.js';
export { taxOf } from './tax-of.js';
