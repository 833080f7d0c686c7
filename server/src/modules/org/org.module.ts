import { defineModule, type Module } from '../../platform/module.js';
import { closing, erasing } from './org.jobs.js';
import { orgHandlers } from './org.routes.js';

/** An organization is erased with everything that the other modules keep of it. */
export const orgModule = (modules: readonly Module[]) =>
  defineModule({ handlers: orgHandlers, jobs: [closing(modules), erasing(modules)], tables: ['visitor_mode_changes'] });
