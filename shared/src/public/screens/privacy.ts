import type { PublicScreenDeclaration } from '../declaration.js';

export interface PrivacyScreenData {
  screen: 'privacy';
  isOptedOut: boolean;
}

export const privacy = {
  isListed: true,
  paths: [{ path: '/privacy', title: 'Privacy', methods: ['GET', 'POST'] }],
} as const satisfies PublicScreenDeclaration;
