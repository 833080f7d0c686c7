import type { FastifyInstance } from 'fastify';
import { repeat } from '../../platform/jobs/repeat.js';
import type { Services } from '../../platform/services.js';
import { checkBudgets } from './budget.js';
import type { Authenticate } from '../../platform/http/callers/credential.js';
import { networkOf } from '../../platform/http/callers/network.js';
import { registerRateLimit } from '../../platform/http/callers/rate-limit.js';
import { memberReader } from './member.js';
import { readReports, rowsOf } from './reports.js';
import { deleteReports, insertReports } from './telemetry.sql.js';
import { readTicket } from './ticket.js';
import { readViolation } from './violations.js';
import { countViolation, deleteViolations } from './violations.sql.js';
import { watchBudgets } from './watch-budgets.js';

const bodyLimit = 16 * 1024;
const minuteMs = 60_000;
const keptMs = 7 * 24 * 3600_000;

/** Where pages tell how remotes did, and browsers what they refused. Senders do not wait for an answer, so none says what was counted. */
export async function registerTelemetry(
  app: FastifyInstance,
  services: Services,
  authenticate: Authenticate,
): Promise<void> {
  const { db, log, now } = services;
  const memberOf = memberReader(services, authenticate);
  const budgets = watchBudgets(services, () => checkBudgets(services));
  const stopTidying = repeat(log, 'Old reports of pages could not be removed', 60 * minuteMs, () =>
    db.system(async (tx) => {
      const before = new Date(now().getTime() - keptMs);
      await deleteReports(tx, before);
      await deleteViolations(tx, before);
    }),
  );
  app.addHook('onClose', async () => {
    await budgets.stop();
    await stopTidying();
  });

  await app.register(async (scope) => {
    await registerRateLimit(scope, services, {
      name: 'telemetry',
      max: services.config.rateLimit,
      keyOf: ({ ip }) => networkOf(ip),
    });
    // Beacons are sent as text so that browsers need no leave to send them; both are read as JSON here.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['application/json', 'text/plain', 'application/csp-report'],
      { parseAs: 'string', bodyLimit },
      (_, body, done) => done(null, body),
    );
    scope.post('/telemetry/remote', async (request, reply) => {
      const sent = readReports(request.body);
      const ticket = sent && (await readTicket(services, sent.ticket));
      const reports = ticket ? rowsOf(sent.reports.filter(ticket.covers)) : [];
      if (ticket && reports.length > 0) {
        const member = await memberOf(request);
        const failed = await db.system((tx) => insertReports(tx, ticket, reports, now(), member));
        if (failed.length > 0) budgets.checkSoon();
      }
      return reply.code(204).send();
    });
    scope.post('/telemetry/csp', async ({ body }, reply) => {
      const violation = readViolation(body);
      if (violation) await db.system((tx) => countViolation(tx, violation, now()));
      return reply.code(204).send();
    });
  });
}
