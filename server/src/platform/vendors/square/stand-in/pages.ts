import { formatMoney } from '@swapt/shared/money';
import type { Tx } from '../../../db/database.js';
import { endCheckout, openCheckouts, outcomes } from './checkouts.js';
import { pairDevice } from './devices.js';
import { Fault } from './fault.js';
import { html, page } from './html.js';
import { currencies, makeMerchant } from './merchants.js';
import { appId, endAuthorization, grantCode } from './oauth.js';
import { storeOf, type Store } from './store.js';

interface Page {
  status: number;
  text: string;
  location?: string;
}

interface Surroundings {
  now: Date;
  /** The one address that the app may be led back to. */
  callback: string;
}

const shown = (title: string, body: Parameters<typeof page>[1], status = 200): Page => ({
  status,
  text: page(title, body),
});
const to = (location: string): Page => ({ status: 303, text: '', location });

/** The pages that the real one has: where a business lets an app in, and its terminals. Nothing when there is no such page. */
export async function openPage(
  tx: Tx,
  { method, url, form }: { method: string; url: URL; form: URLSearchParams },
  { now, callback }: Surroundings,
): Promise<Page> {
  const store = storeOf(tx, { merchantId: '', now });
  const [, first = '', merchantId = ''] = url.pathname.split('/');
  if (url.pathname === '/oauth2/authorize') {
    const asked = method === 'POST' ? form : url.searchParams;
    if (asked.get('client_id') !== appId || asked.get('redirect_uri') !== callback)
      return shown('This application is not known', html`<p>Its id or its redirect URL is not registered.</p>`, 400);
    return method === 'POST' ? answerConsent(store, asked, callback) : askConsent(store, asked);
  }
  if (first !== 'desk') return shown('There is no such page', html``, 404);
  const merchant = await store.find('merchant', merchantId);
  if (!merchant) return shown('There is no such business', html``, 404);
  const own = store.of(merchantId);
  if (method !== 'POST') return showDesk(own, merchant.business_name);
  try {
    await changeDesk(own, form);
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return shown(
      'That did not work',
      html`<p>${error.detail}</p>
        <p><a href="${url.pathname}">Back</a></p>`,
      error.status,
    );
  }
  return to(url.pathname);
}

async function askConsent(store: Store, asked: URLSearchParams): Promise<Page> {
  const merchants = (await store.list('merchant')).slice(0, 10);
  const kept = ['client_id', 'redirect_uri', 'state', 'scope'].map(
    (name) => html`<input type="hidden" name="${name}" value="${asked.get(name) ?? ''}" />`,
  );
  const scopes = (asked.get('scope') ?? '').split(/[ +]/).map((scope) => html`<li>${scope}</li>`);
  return shown(
    'Let Swapt use your Square account?',
    html`<p>It asks for:</p>
      <ul>
        ${scopes}
      </ul>
      <form method="post">
        ${kept}
        <label
          >Business<select name="merchant">
            <option value="">A new test business</option>
            ${merchants.map(
              ({ id, business_name: name, currency }) => html`<option value="${id}">${name} (${currency})</option>`,
            )}
          </select></label
        >
        <label>Name of a new one<input name="name" value="Test business" required maxlength="60" /></label>
        <label
          >It sells in<select name="currency">
            ${currencies.map((code) => html`<option>${code}</option>`)}
          </select></label
        >
        <div class="buttons">
          <button name="answer" value="allow">Allow</button
          ><button name="answer" value="deny" formnovalidate>Deny</button>
        </div>
      </form>`,
  );
}

async function answerConsent(store: Store, form: URLSearchParams, callback: string): Promise<Page> {
  const back = new URL(callback);
  back.searchParams.set('state', form.get('state') ?? '');
  if (form.get('answer') !== 'allow') {
    back.searchParams.set('error', 'access_denied');
    back.searchParams.set('error_description', 'user_denied');
    return to(back.href);
  }
  const known = await store.find('merchant', form.get('merchant') ?? '');
  const { id } =
    known ?? (await makeMerchant(store, form.get('name') ?? 'Test business', form.get('currency') ?? 'EUR'));
  back.searchParams.set('response_type', 'code');
  back.searchParams.set('code', await grantCode(store, id, (form.get('scope') ?? '').split(/[ +]/)));
  return to(back.href);
}

const words = { paid: 'Card is accepted', canceled: 'Buyer cancels', declined: 'Card is declined' } as const;

async function showDesk(store: Store, name: string): Promise<Page> {
  const open = await openCheckouts(store);
  const terminals = (await store.list('device_code')).filter(({ status }) => status === 'PAIRED');
  const waiting = (device: string | undefined) => open.filter(({ device_options: of }) => of.device_id === device);
  const screens = terminals.map(
    (terminal) =>
      html`<section aria-label="${terminal.name}">
        <h2>${terminal.name}</h2>
        ${
          waiting(terminal.device_id).length === 0
            ? html`<p>Ready</p>`
            : waiting(terminal.device_id).map(
                ({ id, amount_money: amount, status }) =>
                  html`<form method="post">
                    <p class="amount">${formatMoney(amount)}</p>
                    ${status === 'IN_PROGRESS' ? html`<p>Declined. Try another card.</p>` : html``}
                    <input type="hidden" name="checkout" value="${id}" />
                    <div class="buttons">
                      ${outcomes.map((one) => html`<button name="outcome" value="${one}">${words[one]}</button>`)}
                    </div>
                  </form>`,
              )
        }
      </section>`,
  );
  return shown(
    `Terminals of ${name}`,
    html`${screens}
      <form method="post">
        <label>Device code<input name="code" required autocomplete="off" maxlength="12" /></label>
        <div class="buttons"><button>Pair a terminal</button></div>
      </form>
      <form method="post">
        <input type="hidden" name="revoke" value="yes" />
        <div class="buttons"><button>Stop letting Swapt in</button></div>
      </form>`,
  );
}

async function changeDesk(store: Store, form: URLSearchParams): Promise<void> {
  const outcome = outcomes.find((one) => one === form.get('outcome'));
  if (outcome) return endCheckout(store, form.get('checkout') ?? '', outcome);
  if (form.has('revoke')) return endAuthorization(store, store.merchantId, 'MERCHANT');
  await pairDevice(store, form.get('code') ?? '');
}
