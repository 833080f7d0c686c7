import type { Problems } from '../problems.js';
import type { PublicScreenDeclaration } from '../declaration.js';

/** Somebody who wants to be told once when the code at the short name `slug` works. */
export type CodeAlertScreenData =
  | { screen: 'codeAlert'; kind: 'form'; slug: string; email: string; problems: Problems }
  | { screen: 'codeAlert'; kind: 'sent'; slug: string }
  /** The page behind the link of the mail, where they confirm their address or take it back. */
  | { screen: 'codeAlert'; kind: 'ask' | 'on'; slug: string; action: string; email: string; orgName: string }
  | { screen: 'codeAlert'; kind: 'stopped' | 'over'; slug: string };

export const codeAlert = {
  isListed: false,
  paths: [
    { path: '/code/:slug/alert', title: 'Tell me when it works', methods: ['GET', 'POST'] },
    { path: '/code/:slug/alert/:token', title: 'Tell me when it works', methods: ['GET', 'POST'] },
  ],
} as const satisfies PublicScreenDeclaration;
