import { defineModule } from '../module.js';
import { openCalls } from './vendor-calls.checks.js';

export const vendorCallsModule = defineModule({
  tables: ['vendor_calls'],
  checks: { 'calls of outside services': openCalls },
});
