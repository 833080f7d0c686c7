import { randomInt } from 'node:crypto';
import { demoOwner } from '../../platform/config/config.js';
import type { Tx } from '../../platform/db/database.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import { insertAccount } from '../../identity/accounts/accounts.sql.js';
import { hashPassword } from '../../platform/passwords/passwords.js';
import { identitySettings } from '../../platform/config/identity-settings.js';
import { upsertUser } from '../../identity/users.sql.js';
import { removeImages } from '../../modules/images/image-files.js';
import { insertMember } from '../../modules/user-role/user-role.sql.js';
import { insertOrg, updateOrg } from '../../modules/org/org.sql.js';
import type { Services } from '../../platform/services.js';
import type { ImagesRow } from '../../platform/db/tables.gen.js';
import { demoContact, demoShop, demoTerms } from './demo-content.js';
import { lockFirstStart, markDemo, selectFirstStart } from './demo.sql.js';
import { makeAiPictures } from './seed-ai-pictures.js';
import { seedPromo } from './seed-promo.js';
import { seedMarkets } from './seed-markets.js';
import { seedOrders } from './seed-orders.js';
import { seedShop } from './seed-shop.js';
import { seedStore } from './seed-store.js';
import { keepPicture, storeDemoPictures } from './store-pictures.js';

export interface DemoSignIn {
  email: string;
  password: string;
}

/** At the first start of all, makes the demo organization with its owner, in one transaction, and gives the sign-in to print. */
export async function seedDemo(services: Services): Promise<DemoSignIn | undefined> {
  const { config, db, now, storage } = services;
  if (!config.demo || !identitySettings(config).isBuiltIn) return undefined;
  const [asked] = await db.system(selectFirstStart);
  if (!asked?.is_first) return undefined;
  const password = config.demoPassword ?? newPassword();
  const orgId = uuidv7(now());
  // These take their time, in which the transaction would keep others waiting.
  const [passwordHash, aiPictures, pictures] = await Promise.all([
    hashPassword(password),
    makeAiPictures(config),
    storeDemoPictures(storage, orgId, now()),
  ]);
  const made = await db.system(async (tx) => {
    const [first] = await lockFirstStart(tx);
    if (!first?.is_first) return undefined;
    const owner = await makeOwner(tx, { config, now }, passwordHash);
    await insertOrg(tx, orgId, 'Harbour Coffee', now());
    await markDemo(tx, orgId);
    await insertMember(tx, orgId, { id: uuidv7(), ...owner, role: 'owner', createdAt: now() });
    const invited = { userId: null, email: 'barista@demo.swapt.test', role: 'editor' } as const;
    await insertMember(tx, orgId, { id: uuidv7(), ...invited, createdAt: now() });
    await dressOrg(tx, pictures.logo, now());
    const store = await seedStore({ tx, orgId, services, userId: owner.userId }, pictures);
    await seedShop(tx, { store, aiPictures, pictures, orgId, ownerId: owner.userId, now: now() });
    return { orgId, store, userId: owner.userId };
  });
  if (!made) {
    await removeImages(storage, orgId);
    return undefined;
  }
  // What is ordered is paid outside of a transaction. Without all of it the demo is still worth a look.
  await seedOrders(services, made).catch((error: unknown) =>
    services.log.warn({ err: error }, 'The demo has not all of its orders'),
  );
  await seedPromo(services, made).catch((error: unknown) =>
    services.log.warn({ err: error }, 'The demo has not all of its promo lock'),
  );
  await seedMarkets(services, made).catch((error: unknown) =>
    services.log.warn({ err: error }, 'The demo has not all of its markets'),
  );
  return { email: demoOwner, password };
}

async function makeOwner(tx: Tx, { config, now }: Pick<Services, 'config' | 'now'>, passwordHash: string) {
  const account = { account_id: uuidv7(), email: demoOwner, name: 'Demo owner', password_hash: passwordHash };
  await insertAccount(tx, { ...account, email_verified_at: now() }, now());
  const { keptAs: issuer } = identitySettings(config);
  const claims = { issuer, subject: account.account_id, email: demoOwner, emailVerified: true, name: account.name };
  const [user] = await upsertUser(tx, uuidv7(), claims, now());
  if (!user) throw new Error('The demo owner could not be written');
  return { userId: user.user_id, email: demoOwner };
}

/** What shoppers see of it. */
async function dressOrg(tx: Tx, logo: ImagesRow, now: Date): Promise<void> {
  await keepPicture(tx, logo);
  const change = {
    logo: `/images/${logo.org_id}/${logo.image_id}`,
    terms: demoTerms,
    contact: demoContact,
    ...demoShop,
  };
  await updateOrg(tx, logo.org_id, change, now);
}

/** Easy to read and to type; 60 bits. */
function newPassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return `${group()}-${group()}-${group()}`;
}
