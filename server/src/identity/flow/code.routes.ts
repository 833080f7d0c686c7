import type { FastifyInstance } from 'fastify';
import { sendPage } from '../../platform/html/send-page.js';
import { addressOf } from '../../platform/http/callers/network.js';
import { forgiveTries, mayTry, type Try } from '../../platform/throttle/throttle.js';
import { queueRecoveryUsed } from '../accounts/account-mails.js';
import { selectAccount, type AccountRow } from '../accounts/accounts.sql.js';
import { deviceOf, rememberDevice } from '../accounts/known-device.js';
import { codePage } from '../pages/code-page.js';
import { expiredPage } from '../pages/error-page.js';
import { loadFactorKey, takeCode } from '../second-factor/take-code.js';
import { openFlow, type Flow, type FlowRoute, type IdentityServices } from './flow.js';
import { readForm, TOO_MANY_TRIES } from './form.js';

/** The code after the password, where a second factor is on. Whose it is stands in the flow: the browser names nobody. */
export function codeRoutes(app: FastifyInstance, services: IdentityServices): void {
  const { contact = '' } = services.config;
  const accountOf = async (flow: Flow | undefined): Promise<AccountRow | undefined> => {
    const id = flow?.passed;
    const [account] = id ? await services.db.system((tx) => selectAccount(tx, id)) : [];
    return account;
  };

  app.get<FlowRoute>('/auth/flow/:uid/code', async (request, reply) => {
    const flow = await openFlow(services, request, reply);
    if (!flow?.passed) return sendPage(reply, expiredPage, 404);
    return flow.show(codePage(flow.path, contact));
  });

  app.post<FlowRoute>('/auth/flow/:uid/code', async (request, reply) => {
    const flow = await openFlow(services, request, reply);
    const account = await accountOf(flow);
    if (!flow || !account) return sendPage(reply, expiredPage, 404);
    const { code } = readForm(request.body, ['code']);
    if (!code) return flow.show(codePage(flow.path, contact, { error: 'Enter a code.' }), 422);

    const { cookies } = services.provider.createContext(request.raw, reply.raw);
    const id = account.account_id;
    const tries = triesOf(id, addressOf(request.ip), deviceOf(cookies, account.email));
    if (!(await mayTry(services, tries)))
      return flow.show(codePage(flow.path, contact, { alert: TOO_MANY_TRIES }), 429);
    const key = await loadFactorKey(services);
    const taken = await services.db.system(async (tx) => {
      const kind = await takeCode(tx, key, id, code, services.now());
      if (kind === 'recovery') await queueRecoveryUsed(tx, services, account);
      return kind;
    });
    if (!taken) {
      const error = 'This code is not right, or it was used already. Wait for the next one and type it again.';
      return flow.show(codePage(flow.path, contact, { error }), 422);
    }
    await forgiveTries(services, tries);
    rememberDevice(cookies, account.email);
    return flow.finish(id, ['pwd', 'otp']);
  });
}

/** Strangers who know the password and guess keep nobody out on a device that signed in before. */
function triesOf(accountId: string, ip: string, device: string | undefined): Try[] {
  const own: Try[] = device
    ? [{ limit: 'codeDevice', of: device }]
    : [
        { limit: 'code', of: accountId },
        { limit: 'codeDay', of: accountId },
      ];
  return [{ limit: 'codeFrom', of: ip }, ...own];
}
