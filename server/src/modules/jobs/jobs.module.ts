import { defineModule, type Module } from '../../platform/module.js';
import { jobChecks } from './jobs.checks.js';
import { jobsHandlers } from './jobs.routes.js';
import { namesOf } from './jobs.service.js';

/** What organizations see of the jobs that the other modules declare. */
export const jobsModule = (modules: readonly Module[]) =>
  defineModule({ handlers: jobsHandlers(namesOf(modules.flatMap(({ jobs = [] }) => jobs))), checks: jobChecks });
