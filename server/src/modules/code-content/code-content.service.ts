export { type FieldProblems, assertContent } from './check-content.js';
export { landingAddress, printedText, scanAddress, shortAddress, withoutAddress } from './code-address.js';
export { type ContentRow, selectContent, selectSlugOf } from './code-content.sql.js';
export { eventWords, hasTimes } from './event-words.js';
export { makeIcal } from './ical.js';
export { readPhoto } from './photo.js';
export { pngAddress, svgAddress } from './picture-address.js';
export { type TargetCheck, checkTarget } from './safe-target.js';
export { makeVcard } from './vcard.js';
