import type { PublicScreenDeclaration } from '../declaration.js';
import type { CookieQuestion } from './privacy.js';

interface OfCode {
  screen: 'content';
  slug: string;
  orgName: string;
  question?: CookieQuestion;
}

/** The content of a code, on a page of its own. */
export type ContentScreenData =
  | (OfCode & { kind: 'note'; text: string })
  | (OfCode & {
      kind: 'file';
      title: string;
      description: string;
      url: string;
      /** How it can be shown. */
      show: 'picture' | 'sound' | 'film' | 'document';
      /** Its kind and size in words. */
      about: string;
    })
  | (OfCode & {
      kind: 'event';
      title: string;
      /** In words, on the clocks of the place. */
      when: string;
      starts: string;
      zone: string;
      place: string;
      description: string;
      ics: string;
    })
  | (OfCode & { kind: 'wifi'; ssid: string; password: string; security: 'WPA' | 'WEP' | 'none'; picture: string })
  | (OfCode & { kind: 'app'; title: string; ios: string; android: string; other: string });

export const content = {
  isListed: true,
  paths: [{ path: '/c/:slug', title: 'Code', methods: ['GET'] }],
} as const satisfies PublicScreenDeclaration;
