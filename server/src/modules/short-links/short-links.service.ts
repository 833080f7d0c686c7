import type { Services } from '../../platform/services.js';
import { makeDirectory } from './directory.js';
import type { Resolution } from './resolution.js';
import { makeScanCounts } from './scan-counts.js';
import { watchDirectory } from './watch-directory.js';

export { type DirectoryRow, shownStatus } from './directory.sql.js';
export { forwardedOf, withForwarded } from './forward-query.js';
export { assertMayFreeName } from './freed-names.js';
export { type PolicyCode, type Destination, gateAddress, nextStep, readVisit, sourceOf } from './next-step.js';
export {
  type KnownCode,
  type RenderCodePage,
  type Resolution,
  type InactiveCode,
  type CodePage,
  stoppedKind,
  isSuspended,
} from './resolution.js';
export { generateSlug, isReserved, reserved, taken } from './slug.js';
export { announceSlugs } from './slugs.sql.js';
export { takeSlugs } from './take-slugs.js';

/** What the short names of codes lead to, as one process remembers it. */
export interface ShortLinks {
  /** What a short name leads to. Cached only while changes are watched. */
  resolve: (slug: string) => Resolution | Promise<Resolution>;
  /** The same at once, from memory alone; nothing when it is not there. */
  recall: (slug: string) => Resolution | undefined;
  /** How many people have scanned a code; a second or two behind. */
  humanScans(code: { orgId: string; codeId: string }): Promise<number>;
  /** Watches for changes of codes in this process and others. Answers the way to stop. */
  watch(): Promise<() => Promise<void>>;
}

declare module '../../platform/services.js' {
  interface Services {
    shortLinks: ShortLinks;
  }
}

type Needs = Pick<Services, 'db' | 'log'> & { config: Pick<Services['config'], 'publicUrl'> };

export function makeShortLinks({ config, db, log }: Needs): ShortLinks {
  const directory = makeDirectory(db, config);
  return {
    resolve: directory.resolve,
    recall: directory.recall,
    humanScans: makeScanCounts(db),
    watch: () => watchDirectory(db, log, directory),
  };
}
