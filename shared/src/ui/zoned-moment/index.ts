export { ZonedMomentField, type ZonedMoment } from './zoned-moment-field.js';
export { ZoneSelect } from './zone-select.js';
