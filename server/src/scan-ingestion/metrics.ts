import { Counter } from 'prom-client';

export const scansRecorded = new Counter({
  name: 'swapt_scans_recorded_total',
  help: 'Scans written to the log before their reply',
});
export const scansLost = new Counter({
  name: 'swapt_scans_lost_total',
  help: 'Scans that redirected but could not be written to the log',
});
export const scansIngested = new Counter({
  name: 'swapt_scans_ingested_total',
  help: 'Scans moved from the log into the database',
});
export const scanLinesTorn = new Counter({
  name: 'swapt_scan_lines_torn_total',
  help: 'Unreadable lines of the log, torn by a crash or a full disk',
});
