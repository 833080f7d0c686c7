import type { PublicScreenDeclaration } from '../declaration.js';

/** The start page of the special host, whose visitors come for its codes. */
export interface HostHomeScreenData {
  screen: 'hostHome';
  host: string;
}

export const hostHome = {
  isListed: true,
  paths: [],
} as const satisfies PublicScreenDeclaration;
