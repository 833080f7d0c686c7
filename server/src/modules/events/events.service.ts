export { createEvent } from './edit-event.js';
export { closeEvent, lockEvent } from './event-states.js';
export { setState as setEventState } from './events.sql.js';
export { assertDrawer, openDesk, type Selling } from './open-desk.js';
export { readEvent } from './read-event.js';
export { countDesk, readSession, startDesk } from './sessions.js';
export { insertMove } from './sessions.sql.js';
