import type { Tx } from '../../platform/db/database.js';
import { lockOrganizations } from '../../platform/db/lock-organizations.js';
import type { Services } from '../../platform/services.js';
import { eraseAddress, forgetAddress, lockOwner, isOthersToo } from '../customers/customers.service.js';
import { deleteUser, endingOrgs } from './delete-user.js';
import { selectUserFacts } from './delete-user.sql.js';
import { readRequestToken } from './deletion-token.js';
import { selectKept, selectRequest, useRequest, type DeletionRow } from './deletion.sql.js';

/** What a link would delete. */
export type Deletion =
  | {
      kind: 'customer';
      orgId: string;
      orgName: string;
      email: string;
      scans: number;
      submissions: number;
      /** Codes of which they asked to be told when they work. */
      alerts: number;
      /** Nothing else stands on the record. */
      isWhole: boolean;
    }
  | { kind: 'user'; email: string; organizations: string[] };

/** What the link of a mail would delete; nothing when it is made up, used, too old, or there is nothing left. Looking uses nothing up. */
export async function readDeletion(services: Services, token: string): Promise<Deletion | undefined> {
  const requestId = await readRequestToken(services, token);
  if (!requestId) return undefined;
  return services.db.system(async (tx) => {
    const [request] = await selectRequest(tx, requestId, services.now());
    return request && describe(tx, request);
  });
}

async function describe(tx: Tx, { org_id, email, user_id }: DeletionRow): Promise<Deletion | undefined> {
  if (user_id) {
    const [user] = await selectUserFacts(tx, user_id);
    if (!user) return undefined;
    const organizations = (await endingOrgs(tx, user_id)).map(({ name }) => name);
    return { kind: 'user', email: user.email, organizations };
  }
  const [kept] = org_id && email ? await selectKept(tx, org_id, email) : [];
  if (!kept || !org_id || !email) return undefined;
  const { org_name: orgName, customer_id: customerId, scans, submissions, alerts } = kept;
  const isWhole = customerId !== null && !(await isOthersToo(tx, org_id, customerId, email));
  return { kind: 'customer', orgId: org_id, orgName, email, scans: scans ?? 0, submissions, alerts, isWhole };
}

/** Deletes what the link stands for, in one transaction with its use. Answers false for a link that does not work any more. */
export async function carryOut(services: Services, token: string): Promise<boolean> {
  const requestId = await readRequestToken(services, token);
  if (!requestId) return false;
  return services.db.system(async (tx) => {
    const [request] = await useRequest(tx, requestId, services.now());
    if (!request) return false;
    const { org_id, email, user_id } = request;
    if (user_id) return deleteUser(tx, services, user_id);
    if (!org_id || !email) return false;
    await lockOrganizations(tx, [org_id]);
    const [owner] = await lockOwner(tx, org_id, { kind: 'email', value: email });
    if (owner) await eraseAddress(tx, { orgId: org_id, customerId: owner.customer_id, at: services.now() }, email);
    await forgetAddress(tx, org_id, email);
    return true;
  });
}
