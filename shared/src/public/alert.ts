import type { Problems } from './problems.js';

/** A page on which somebody asks to be told once of something, or decides about it; `Asked` is what their confirmation names. */
export type AlertPage<Asked extends object> =
  | { kind: 'form'; action: string; email: string; problems: Problems }
  | { kind: 'sent' }
  /** Behind the link of the mail, where they confirm their address or take it back. */
  | ({ kind: 'ask' | 'on'; action: string; email: string } & Asked)
  | { kind: 'stopped' | 'over' };
