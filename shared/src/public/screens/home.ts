import type { PublicScreenDeclaration } from '../declaration.js';

export interface HomeScreenData {
  screen: 'home';
}

export const home = {
  isListed: true,
  paths: [{ path: '/', title: 'Swapt', methods: ['GET'] }],
} as const satisfies PublicScreenDeclaration;
