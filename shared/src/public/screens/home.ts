import type { QrDrawing } from '../../qr/index.js';
import type { PublicScreenDeclaration } from '../declaration.js';

export interface HomeScreenData {
  screen: 'home';
  /** Where the first code of a visitor should lead, as it was typed. */
  target: string;
  problem?: string;
  /** The code to that address. It says the address itself, as there is no short one yet. */
  code?: {
    target: string;
    drawing: QrDrawing;
    /** How well phones read it, 0 to 100; missing where there was no time to try. */
    score?: number;
  };
}

export const home = {
  isListed: true,
  paths: [{ path: '/', title: 'Swapt', methods: ['GET', 'POST'] }],
} as const satisfies PublicScreenDeclaration;
