/** Postal addresses: which fields a country has, in which order, and what stands on an envelope. */
export { addressFields, type AddressField, type AddressLayout } from './address-fields.js';
export { addressProblem } from './address-problem.js';
export { formatPostalAddress } from './format-address.js';
export type { Address } from './address.js';
