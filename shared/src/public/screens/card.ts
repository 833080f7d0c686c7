import type { CodeContent } from '../../contract/index.js';
import type { PublicScreenDeclaration } from '../declaration.js';
import type { CookieQuestion } from './privacy.js';

/** A contact. `vcf` is where it is downloaded for the address book. */
export interface CardScreenData {
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
  question?: CookieQuestion;
}

export const card = {
  isListed: true,
  paths: [{ path: '/card/:id', title: 'Contact', methods: ['GET'] }],
} as const satisfies PublicScreenDeclaration;
