import type { PageData } from '@swapt/shared/public';
import type { Resolution } from '../scans/resolution.js';
import { makeViewToken } from '../scans/view-token.js';
import type { Services } from '../services.js';
import type { PublicReply } from './public-page.js';

type Quiet = Exclude<Resolution, { kind: 'target' | 'oneTime' }>;

/** What a short name shows that leads nowhere. */
export async function quietPage(services: Services, resolution: Quiet): Promise<PublicReply> {
  const data = await dataOf(services, resolution);
  const orgId = resolution.kind === 'unknown' ? undefined : resolution.orgId;
  return { ...words(resolution), data, ...(orgId && { orgId }) };
}

async function dataOf(services: Services, resolution: Quiet): Promise<PageData> {
  if (resolution.kind !== 'paused') return { screen: 'code', kind: resolution.kind };
  const viewToken = await makeViewToken(services, resolution);
  return { screen: 'code', kind: 'paused', orgName: resolution.orgName, viewToken };
}

function words(resolution: Quiet): Omit<PublicReply, 'data'> {
  if (resolution.kind === 'paused') {
    return {
      status: 200,
      title: `Paused by ${resolution.orgName}`,
      description: `${resolution.orgName} has paused this code. Please try again later.`,
    };
  }
  if (resolution.kind === 'deleted') {
    return {
      status: 410,
      title: 'This code is no longer in use',
      description: 'Its owner has taken it out of service.',
    };
  }
  return { status: 404, title: 'We do not know this code', description: 'There is nothing at this address.' };
}
