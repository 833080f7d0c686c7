import { createHmac, timingSafeEqual } from 'node:crypto';
import { uuidv7 } from '../../platform/db/uuid.js';
import type { Services } from '../../platform/services.js';

const lifetimeMs = 24 * 3_600_000;

/** One showing of a page to one person. */
export interface PageVisit {
  /** Of this showing alone: what comes back with it comes once. */
  visitId: string;
  orgId: string;
  pageId: string;
  /** The scanned code that led here; nothing when the page was opened by its own address. */
  codeId?: string;
  at: number;
}

type TokenServices = Pick<Services, 'scans' | 'now'>;

/** A token for a page that is shown, so that its forms come from it, once, and not the moment it was shown. */
export async function makePageToken(
  { scans, now }: TokenServices,
  { orgId, pageId, codeId }: Pick<PageVisit, 'orgId' | 'pageId' | 'codeId'>,
): Promise<string> {
  const at = now().getTime();
  const body = [uuidv7(at), orgId, pageId, codeId ?? '', at.toString(36)].join('.');
  return `${body}.${sign(body, await scans.secret()).toString('base64url')}`;
}

/** The visit of a token, or nothing when it was not made here or is older than a day. */
export async function readPageToken(services: TokenServices, token: string): Promise<PageVisit | undefined> {
  const visit = await readPastVisit(services, token);
  return visit && Math.abs(services.now().getTime() - visit.at) <= lifetimeMs ? visit : undefined;
}

/** The visit of a token that was made here, however long ago: what is sent by it is not taken any more, but it says what was shown. */
export async function readPastVisit({ scans }: TokenServices, token: string): Promise<PageVisit | undefined> {
  const end = token.lastIndexOf('.');
  const body = token.slice(0, Math.max(end, 0));
  const [given, expected] = [Buffer.from(token.slice(end + 1), 'base64url'), sign(body, await scans.secret())];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const [visitId = '', orgId = '', pageId = '', codeId = '', time = ''] = body.split('.');
  const at = Number.parseInt(time, 36);
  return { visitId, orgId, pageId, at, ...(codeId && { codeId }) };
}

const sign = (body: string, secret: Uint8Array) => createHmac('sha256', secret).update('page').update(body).digest();
