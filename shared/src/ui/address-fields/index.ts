export { AddressFields } from './address-fields.js';
