import type { FastifyRequest } from 'fastify';
import type { Boot } from '@swapt/shared/remote';
import { type Live, liveReleases, orgOfCookie } from '../modules/remotes/remotes.service.js';
import { inTime } from '../platform/in-time.js';
import type { Services } from '../platform/services.js';
import { makeTicket } from '../modules/telemetry/telemetry.service.js';
import { publicSettings } from './public-settings.js';

/** A page without a registry asks for it itself, so it is better sent early than complete. */
const patienceMs = 300;

/** What the console's page carries so that its first paint asks for nothing. `live` is missing when it could not be read in time. */
export async function makeBoot(
  services: Services,
  { ip, headers }: FastifyRequest,
): Promise<{ boot: Boot; live: Live | undefined }> {
  const live = await readInTime(services, orgOfCookie(headers.cookie));
  const boot = {
    settings: publicSettings(services.config),
    ...(live && { registry: live.registry }),
    ticket: await makeTicket(services, ip, releasesOf(live)),
  };
  return { boot, live };
}

/** What the console may load of the registry it was given, the releases that it falls back to included. */
const releasesOf = (live: Live | undefined) =>
  (live?.registry.remotes ?? [])
    .filter(({ name }) => name !== 'mf-public')
    .flatMap(({ name, version, previous }) =>
      [version, ...(previous ? [previous.version] : [])].map((one) => ({ name, version: one })),
    );

async function readInTime(services: Services, orgId: string | undefined): Promise<Live | undefined> {
  const read = liveReleases(services, orgId).catch((error: unknown) => {
    services.log.warn({ err: error }, 'The registry could not be read for a page');
    return undefined;
  });
  return inTime(read, patienceMs);
}
