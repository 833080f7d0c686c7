import type { PublicScreenDeclaration } from '../declaration.js';

export type NoteScreenData =
  | {
      screen: 'note';
      kind: 'shown';
      orgName: string;
      text: string;
      /** When it was written; `day` says it in words. */ at: string;
      day: string;
    }
  /** A note for the team looks like one that never was. */
  | { screen: 'note'; kind: 'unknown' };

export const note = {
  isListed: false,
  paths: [{ path: '/code/note/:id', title: 'Note', methods: ['GET'] }],
} as const satisfies PublicScreenDeclaration;
