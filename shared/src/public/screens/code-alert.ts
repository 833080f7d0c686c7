import type { AlertPage } from '../alert.js';
import type { PublicScreenDeclaration } from '../declaration.js';

/** Somebody who wants to be told once when the code at the short name `slug` works. */
export type CodeAlertScreenData = { screen: 'codeAlert'; slug: string } & AlertPage<{ orgName: string }>;

export const codeAlert = {
  isListed: false,
  paths: [
    { path: '/code/:slug/alert', title: 'Tell me when it works', methods: ['GET', 'POST'] },
    { path: '/code/:slug/alert/:token', title: 'Tell me when it works', methods: ['GET', 'POST'] },
  ],
} as const satisfies PublicScreenDeclaration;
