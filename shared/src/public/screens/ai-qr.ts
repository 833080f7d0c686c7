import type { AiPicture } from '../../contract/index.js';
import type { AiStyle } from '../../values/codes/aiqr.js';
import type { Problems } from '../problems.js';
import type { PublicScreenDeclaration } from '../declaration.js';

export interface AiQrScreenData {
  screen: 'aiQr';
  /** What was typed, or an empty form. */
  values: { prompt: string; style: AiStyle; target: string };
  problems: Problems;
  /** The picture that the address names; null when it is over. */
  picture?: AiPicture | null;
  /** Whether an AI model paints here; otherwise our own renderer draws. */
  isModel: boolean;
}

export const aiQr = {
  isListed: true,
  paths: [{ path: '/ai-qr', title: 'AI QR code', methods: ['GET', 'POST'] }],
} as const satisfies PublicScreenDeclaration;
