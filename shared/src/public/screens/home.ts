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
  /** A code of ours to try, with the count of its scans; missing where there is none. */
  demo?: { address: string; scans: number };
  /** What the operator of the installation asks for, in their own words. */
  prices?: { name: string; price: string; text: string }[];
}

export const home = {
  isListed: true,
  paths: [{ path: '/', title: 'Swapt', methods: ['GET', 'POST'] }],
} as const satisfies PublicScreenDeclaration;
