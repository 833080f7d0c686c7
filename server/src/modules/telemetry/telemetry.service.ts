export { type Health, selectHealth } from './telemetry.sql.js';
export { makeTicket } from './ticket.js';
export { selectViolations } from './violations.sql.js';
