import { defineModule } from '../module.js';
import { jobChecks } from './jobs.checks.js';

export const jobsModule = defineModule({ checks: jobChecks });
