import { createClient, type Call } from '@swapt/shared/client';
import { randomUUID } from 'node:crypto';
import type { Config } from '../../platform/config/config.js';
import { authorization } from '../identity/login.js';

export interface Shop {
  url: string;
  orgId: string;
  secret: string;
}
/** Notes what the server said is done. */
export type Note = (what: 'scan' | 'redeemed' | 'account' | 'target' | 'evening', which: string) => void;

const times = (count: number) => Array.from({ length: count }, (_, index) => index);
const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X)';

/** What a shop has on a busy morning, all at once: scans, one-time codes that are redeemed, new accounts, and codes that are changed. */
export async function busyMorning(shop: Shop, config: Config, note: Note): Promise<void> {
  const { call, codes, offers } = await openShop(shop, note);
  await Promise.all([
    ...codes.flatMap(({ slug }) => times(4).map(() => scanOften(shop, slug, note))),
    redeemAll(call, offers, note),
    signUpSome(shop, config, note),
    ...codes.map((code) => changeOften(call, shop, code, note)),
  ]);
}

/** Ten forms one after the other, while nothing else happens. */
export async function quietEvening(shop: Shop, note: Note): Promise<void> {
  const { call, codes, offers } = await openShop(shop, note);
  // What the morning left to do, such as moving its scans into the database, is done by then.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  note('evening', 'begins');
  await redeemAll(call, offers.slice(0, 5), note);
  const [code] = codes;
  if (code) await changeOften(call, shop, code, note, 5);
  note('evening', 'ends');
}

async function openShop(shop: Shop, note: Note) {
  const bases = { core: shop.url, v1: shop.url, wallet: shop.url };
  const call = createClient({ bases, token: async () => shop.secret });
  const codes = await Promise.all(times(3).map(() => makeCode(call, shop, note)));
  return { call, codes, offers: await makeOffers(call, shop, codes[0]?.code_id ?? '') };
}

async function makeCode(call: Call, { orgId }: Shop, note: Note) {
  const name = randomUUID();
  const target = 'https://example.com/0';
  const { data } = await call('codes.create', { org_id: orgId, name, type: 'link', target });
  note('target', `${name} 0`);
  return data;
}

async function makeOffers(call: Call, { orgId }: Shop, baseId: string): Promise<string[]> {
  const base = { org_id: orgId, base_code_id: baseId };
  const { data } = await call('codes.createOneTime', { ...base, amount: 40, offer: 'A coffee' });
  for (;;) {
    const [batch] = (await call('codes.oneTimeBatches', { ...base, batch_id: data.batch_id })).data;
    if (batch?.state === 'done') break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const list = await call('codes.oneTimeList', { ...base, batch_id: data.batch_id, pageSize: 100 });
  return list.data.map(({ slug }) => slug);
}

async function scanOften({ url, orgId }: Shop, slug: string, note: Note): Promise<void> {
  for (let n = 0; n < 40; n++) {
    const visitor = randomUUID();
    const headers = { cookie: `swapt_v_${orgId}=${visitor}`, 'user-agent': phone };
    const reply = await fetch(`${url}/${slug}?q=1`, { redirect: 'manual', headers });
    if (reply.status === 302) note('scan', visitor);
  }
}

async function redeemAll(call: Call, offers: string[], note: Note): Promise<void> {
  for (const id of offers) {
    await call('codes.redeem', { id });
    note('redeemed', id);
  }
}

async function changeOften(
  call: Call,
  { orgId }: Shop,
  code: { code_id: string; name: string },
  note: Note,
  until = 15,
): Promise<void> {
  for (let n = 1; n <= until; n++) {
    await call('codes.update', {
      org_id: orgId,
      code_id: code.code_id,
      data: { target: `https://example.com/${n}` },
    });
    note('target', `${code.name} ${n}`);
  }
}

/** Through the page that people sign up on. */
async function signUpSome({ url }: Shop, config: Config, note: Note): Promise<void> {
  for (let n = 0; n < 4; n++) {
    const email = `${randomUUID()}@example.com`;
    const opened = await fetch(new URL(authorization(config).url, url), { redirect: 'manual' });
    const cookie = opened.headers.getSetCookie().map((text) => text.split(';')[0]);
    const reply = await fetch(new URL(`${opened.headers.get('location')}/create`, url), {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: cookie.join('; '), origin: url, 'x-forwarded-for': `192.0.2.${n}` },
      body: new URLSearchParams({ name: 'Robin', email, password: 'correct horse battery' }),
    });
    if (reply.status !== 303) throw new Error(`Nobody could sign up: ${reply.status} ${await reply.text()}`);
    note('account', email);
  }
}
