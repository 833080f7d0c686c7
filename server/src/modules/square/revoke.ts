import { Type } from 'typebox';
import type { Tx } from '../../platform/db/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import { defineJob } from '../../platform/jobs/define-job.js';
import { enqueue } from '../../platform/jobs/enqueue.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import type { Services } from '../../platform/services.js';
import { unlinkAccount } from '../../platform/vendor-events/vendor-accounts.js';
import { VendorError } from '../../platform/vendors/vendor-error.js';
import {
  assertOwnerHere,
  homeOf,
  ifNotMeant,
  mailOwners,
  type AccountHome,
} from '../connected-accounts/connected-accounts.service.js';
import { deleteConnection, lockConnection, selectConnected, selectOpenPayments } from './square.sql.js';
import { forgetTokens } from './tokens.js';

type Ctx = Pick<OrgCtx, 'services' | 'orgId' | 'role' | 'caller'>;

const payload = Type.Object({
  merchant_id: Type.String(),
  home: Type.Enum(['stand_in', 'test', 'live']),
});

/** Tells Square that a business does not let us in any more. Its id is enough, so no token waits for it. */
export const revokeAtSquare = defineJob({
  ...{ kind: 'square.revoke', payload, name: undefined },
  run: async ({ job: { payload: asked }, services, outside, finish }) => {
    await outside(() => revoke(services, asked.merchant_id, asked.home));
    await finish(async () => undefined);
  },
});

async function revoke(services: Services, merchantId: string, home: AccountHome): Promise<void> {
  const { squarePayments: port } = services.vendors;
  if (!port || homeOf(port) !== home) return;
  // Connected again meanwhile, by whomever: that stays.
  const connected = await services.db.system((tx) => selectConnected(tx, merchantId, home));
  if (connected.length > 0) return;
  await port.revoke({ merchantId }).catch((error: unknown) => {
    // Square knows of no authorization: it was ended there.
    if (!(error instanceof VendorError) || error.failure !== 'refused') throw error;
  });
}

export const queueRevoke = (tx: Tx, orgId: string, asked: { merchant_id: string; home: AccountHome }, now: Date) =>
  enqueue(tx, { kind: 'square.revoke', payload }, { orgId, payload: asked, now });

/** From here on nothing is asked of Square for the organization; Square hears of it a moment later. Gives whether there was a connection. */
export async function endConnection(tx: Tx, services: Services, orgId: string): Promise<boolean> {
  const [connection] = await lockConnection(tx, orgId);
  if (!connection) return false;
  await deleteConnection(tx, orgId);
  await forgetTokens(tx, services, orgId);
  await unlinkAccount(tx, orgId, 'square', connection.merchant_id);
  await queueRevoke(tx, orgId, connection, services.now());
  return true;
}

/** An owner disconnects Square. While somebody pays at a terminal it stays, since nobody could ask how that ended. */
export async function disconnect(ctx: Ctx): Promise<void> {
  assertOwnerHere(ctx);
  const { services, orgId } = ctx;
  await services.db.org(orgId, async (tx) => {
    if ((await selectOpenPayments(tx, orgId)).length > 0) throw new AppError('payment.open');
    if (!(await endConnection(tx, services, orgId))) throw new AppError('square.not_connected');
    await mailOwners(tx, services, orgId, {
      subject: 'Square was disconnected',
      text: [
        'Your stores take no payments at Square terminals until it is connected again, and what was paid there is given back at Square.',
        ifNotMeant,
      ],
    });
  });
}
