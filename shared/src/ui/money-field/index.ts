export { MoneyField, moneyRule, type TypedMoney } from './money-field.js';
