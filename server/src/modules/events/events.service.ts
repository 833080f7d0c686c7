export { lockEvent } from './event-states.js';
export { setState as setEventState, selectStoreIds as selectStoresOfEvent } from './events.sql.js';
export { assertDrawer, openDesk, type Selling } from './open-desk.js';
export { readEvent } from './read-event.js';
export { cashIn } from './session-sums.js';
export { listSessions, readSession } from './sessions.js';
export { insertMove } from './sessions.sql.js';
