import type { CodeContent } from '../contract/index.js';

/** What a visitor may say of their age, as a button says it; `age` is the youngest that it means. */
export interface AgeChoice {
  age: number;
  words: string;
}

/**
 * A code that asks before it leads on, for one thing at a time. `action` is where its form goes, `useId` the key of this press of its button,
 * `answers` what was answered before, which its form sends along.
 */
export interface GatePage {
  screen: 'gate';
  slug: string;
  orgName: string;
  action: string;
  useId: string;
  asksPassword: boolean;
  asksPlace: boolean;
  /** The ages to choose from; empty when it is not asked for. */
  ages: readonly AgeChoice[];
  answers: Readonly<Record<string, string>>;
  isLimited: boolean;
  problem?: 'password' | 'tries';
}

/** A contact. `vcf` is where it is downloaded for the address book. */
export interface CardPage {
  screen: 'card';
  slug: string;
  orgName: string;
  card: Pick<
    CodeContent,
    | 'name'
    | 'job'
    | 'company'
    | 'phone'
    | 'email'
    | 'website'
    | 'street'
    | 'city'
    | 'region'
    | 'zip'
    | 'country'
    | 'description'
  >;
  photo?: string;
  vcf: string;
}

interface OfCode {
  screen: 'content';
  slug: string;
  orgName: string;
}

/** The content of a code, on a page of its own. */
export type ContentPage =
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
