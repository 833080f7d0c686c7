import { createHash } from 'node:crypto';
import type { Tx } from '../../platform/db/database.js';
import { isUuid } from '../../platform/db/uuid.js';
import type { Audience } from './pointers.js';
import { ReleaseRefused } from './releases/release.js';
import { selectKnownOrgs, type PointerRow } from './registry.sql.js';

/** For whom a canary is wanted; with neither, it stays with those who have one now. */
export interface CanaryRequest {
  orgs?: readonly string[];
  /** How many of a hundred organizations. */
  share?: number;
}

/** The organization that a browser last used, from its `swapt_org` cookie. No secret and no proof: it only chooses between releases. */
export function orgOfCookie(header: string | undefined): string | undefined {
  const value = /(?:^|;\s*)swapt_org=([^;]*)/
    .exec(header ?? '')?.[1]
    ?.trim()
    .toLowerCase();
  return value !== undefined && isUuid(value) ? value : undefined;
}

/** Whether this organization gets the canary; the answer of a share stays the same for as long as the share only grows. */
export function getsCanary({ name, orgs, share }: PointerRow, orgId: string | undefined): boolean {
  if (orgId === undefined) return false;
  const place = createHash('sha256').update(`${name} ${orgId}`).digest().readUInt32BE() % 100;
  return orgs.includes(orgId) || place < share;
}

/** Checks a requested canary against the organizations there are. */
export async function readAudience(tx: Tx, request: CanaryRequest, present: PointerRow): Promise<Audience> {
  if (request.orgs === undefined && request.share === undefined && present.version !== null) return present;
  const orgs = [...new Set(request.orgs?.map((org) => org.toLowerCase()) ?? [])].sort();
  const share = request.share ?? 0;
  if (!Number.isInteger(share) || share < 0 || share > 100) {
    throw new ReleaseRefused(['The share of a canary must be a whole number from 0 to 100.']);
  }
  if (orgs.length === 0 && share === 0) {
    throw new ReleaseRefused(['Choose who gets the canary: organizations, or a share above 0.']);
  }
  const known = await selectKnownOrgs(tx, orgs.filter(isUuid));
  const unknown = orgs.filter((org) => !known.includes(org));
  if (unknown.length) throw new ReleaseRefused(unknown.map((org) => `There is no organization ${org}.`));
  return { orgs, share };
}

/** For the history, as people say it. */
export function saysAudience({ orgs, share }: Audience): string {
  const named =
    orgs.length === 0 ? [] : [`${orgs.length} named ${orgs.length === 1 ? 'organization' : 'organizations'}`];
  return [...named, ...(share > 0 ? [`${share} % of all organizations`] : [])].join(' and ');
}
