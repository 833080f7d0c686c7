import type { Parse } from './setting-values.js';

export interface Setting {
  env: string;
  /** The text that stands when the environment says nothing. */
  initial: string;
  /** How the default reads in the documentation, where the text itself says too little. */
  shown?: string;
  about: string;
  parse: Parse<unknown>;
}

export type Values<T extends Record<string, Setting>> = { [K in keyof T]: ReturnType<T[K]['parse']> };

/** The start cannot go on: one line per setting that is wrong. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads every setting before it complains, so that one start shows all that is wrong. */
export function readSettings<T extends Record<string, Setting>>(settings: T, env: Record<string, string | undefined>) {
  const wrong: string[] = [];
  const refuse = (name: string, reason: string) => wrong.push(`${name} ${reason}`);
  const entries = Object.entries<Setting>(settings).map(([key, { env: name, initial, parse }]) => {
    try {
      return [key, parse(env[name]?.trim() || initial)];
    } catch (error) {
      refuse(name, error instanceof Error ? error.message : String(error));
      return [key, parse(initial)];
    }
  });
  // The parse edge: the entries were made from the keys of `settings` one line above.
  const values = Object.fromEntries(entries) as Values<T>;
  const done = () => {
    if (wrong.length > 0) throw new ConfigError(wrong.join('\n'));
  };
  return { values, refuse, done };
}
