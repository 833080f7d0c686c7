import type { AiPicture } from '../contract/index.js';
import type { AiStyle } from '../values/aiqr.js';
import type { ReportKind, ReportReason } from '../values/reports.js';

/** What is said at the fields of a form; `form` is said above it. */
type Problems = Record<string, string>;

export interface AiQrPage {
  screen: 'aiqr';
  /** What was typed, or an empty form. */
  wish: { prompt: string; style: AiStyle; target: string };
  problems: Problems;
  /** The picture that the address names; null when it is over. */
  picture?: AiPicture | null;
  /** Whether an AI model paints here; otherwise our own renderer draws. */
  isModel: boolean;
}

export type SharePage =
  /** `address` is copied and shared; `picture` is its QR code. */
  | { screen: 'share'; kind: 'shown'; title: string; orgName: string; address: string; picture: string; about: About }
  | { screen: 'share'; kind: 'unknown' };

/** What a public page is about: a code by its short name or id, or a page by its id. */
export interface About {
  kind: ReportKind;
  id: string;
  /** It is for one person, or leads nowhere now: not to be shared. */
  isPrivate?: boolean;
}

export type TermsPage =
  /** `text` is empty when the organization has set none; `platform` are the terms of the installation. */
  | { screen: 'terms'; kind: 'shown'; orgName: string; text: string; platform: { title: string; body: string } }
  | { screen: 'terms'; kind: 'unknown' };

export type ReportPage =
  | {
      screen: 'report';
      kind: 'form';
      about: About;
      orgName: string;
      values: { reason: ReportReason | ''; note: string; email: string };
      problems: Problems;
    }
  | { screen: 'report'; kind: 'sent' | 'unknown' };

/** Who wants to be forgotten. */
export type DeletePage =
  | { screen: 'deleteAlert'; kind: 'form'; email: string; problems: Problems }
  /** What the link in a mail would delete; `lost` says it in words. */
  | { screen: 'deleteAlert'; kind: 'ask'; token: string; who: string; lost: string[] }
  | { screen: 'deleteAlert'; kind: 'blocked'; reason: string }
  | { screen: 'deleteAlert'; kind: 'sent' | 'kept' | 'deleted' | 'over' };
