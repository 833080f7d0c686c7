import type { ErrorCode } from '@swapt/shared/values';
import type { Handlers } from '../platform/http/handler.js';
import { byKind } from '../platform/jobs/define-job.js';
import type { Module } from '../platform/module.js';
import { modules } from './modules.js';

/** One table out of those of the modules. A name that two of them declare would hide one: the program does not start. */
function joined<T>(part: (module: Module) => Readonly<Record<string, T>> | undefined): Record<string, T> {
  const all: Record<string, T> = {};
  for (const [name, value] of modules.flatMap((module) => Object.entries(part(module) ?? {}))) {
    if (name in all) throw new Error(`Two modules declare “${name}”`);
    all[name] = value;
  }
  return all;
}

/** The handlers of every operation. A test compares them with the contract. */
export const handlers: Partial<Handlers> = joined(({ handlers }) => handlers as Record<string, never>);

/** Every kind of job. */
export const jobs = byKind(modules.flatMap(({ jobs = [] }) => jobs));

/** Which expected failure a violated constraint stands for. */
export const constraints: Record<string, ErrorCode> = joined(({ constraints }) => constraints);

/** What the doctor asks, by name. */
export const checks: Record<string, string> = joined(({ checks }) => checks);

export const tidies = modules.flatMap(({ tidy }) => (tidy ? [tidy] : []));
