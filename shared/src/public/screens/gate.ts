import type { PublicScreenDeclaration } from '../declaration.js';

/** What a visitor may say of their age, as a button says it; `age` is the youngest that it means. */
export interface AgeChoice {
  age: number;
  words: string;
}

/**
 * A code that asks before it leads on, for one thing at a time. `action` is where its form goes, `useId` the key of this press of its button,
 * `answers` what was answered before, which its form sends along.
 */
export interface GateScreenData {
  screen: 'gate';
  slug: string;
  orgName: string;
  action: string;
  useId: string;
  asksPassword: boolean;
  asksPlace: boolean;
  /** The ages to choose from; empty when it is not asked for. */
  ages: readonly AgeChoice[];
  answers: Readonly<Record<string, string>>;
  isLimited: boolean;
  problem?: 'password' | 'tries';
}

export const gate = {
  isListed: true,
  paths: [{ path: '/code/:id', title: 'Code', methods: ['GET', 'POST'] }],
} as const satisfies PublicScreenDeclaration;
