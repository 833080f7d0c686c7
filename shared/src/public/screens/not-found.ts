import type { PublicScreenDeclaration } from '../declaration.js';

/** Nothing is there, or it cannot be shown: then it says so in these words. */
export interface NotFoundScreenData {
  screen: 'notFound';
  title?: string;
  text?: string;
}

export const notFound = {
  isListed: true,
  paths: [],
} as const satisfies PublicScreenDeclaration;
