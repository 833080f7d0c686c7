import type { FastifyRequest } from 'fastify';
import type { Boot, Registry } from '@swapt/shared/remote';
import { orgOfCookie } from '../registry/canary.js';
import { liveReleases } from '../registry/live.js';
import type { Services } from '../services.js';
import { makeTicket } from '../telemetry/ticket.js';
import { publicSettings } from './public-settings.js';

/** A page without a registry asks for it itself, so it is better sent early than complete. */
const patienceMs = 300;

/** What the console's page carries so that its first paint asks for nothing. */
export async function makeBoot(services: Services, { ip, headers }: FastifyRequest): Promise<Boot> {
  const registry = await inTime(services, orgOfCookie(headers.cookie));
  return {
    settings: publicSettings(services.config),
    ...(registry && { registry }),
    ticket: await makeTicket(services, ip),
  };
}

async function inTime(services: Services, orgId: string | undefined): Promise<Registry | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patienceMs);
  });
  const read = liveReleases(services, orgId).then(
    ({ registry }) => registry,
    (error: unknown) => services.log.warn({ err: error }, 'The registry could not be read for a page'),
  );
  const registry = await Promise.race([read, late]);
  clearTimeout(timer);
  return registry ?? undefined;
}
