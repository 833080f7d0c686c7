import type { ReportKind } from '../values/platform/reports.js';

/** What a public page is about: a code by its short name or id, or a page or store by its id. */
export interface About {
  kind: ReportKind;
  id: string;
  /** It is for one person, or leads nowhere now: not to be shared. */
  isPrivate?: boolean;
}
