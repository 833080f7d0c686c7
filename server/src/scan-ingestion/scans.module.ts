import { defineModule } from '../platform/module.js';
import { scanChecks } from './scans.checks.js';

export const scansModule = defineModule({
  tables: ['scans', 'scan_counts', 'scan_last_visits', 'code_counters'],
  checks: scanChecks,
});
