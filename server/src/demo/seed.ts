import { randomInt } from 'node:crypto';
import sharp from 'sharp';
import { demoOwner } from '../config.js';
import type { Tx } from '../db/database.js';
import { uuidv7 } from '../db/uuid.js';
import { insertAccount } from '../identity/accounts/accounts.sql.js';
import { hashPassword } from '../identity/accounts/passwords.js';
import { identitySettings } from '../identity/identity-settings.js';
import { upsertUser } from '../identity/users.sql.js';
import { imageFile, storeFile } from '../modules/images/image-files.js';
import { insertImage } from '../modules/images/images.sql.js';
import { insertMember } from '../modules/user-role/user-role.sql.js';
import { insertOrg, updateOrg } from '../modules/org/org.sql.js';
import type { Services } from '../services.js';
import { demoLogo, demoTerms } from './demo-content.js';
import { holdFirstStart, markDemo, selectFirstStart } from './demo.sql.js';
import { makeAiPictures } from './seed-ai-pictures.js';
import { seedShop } from './seed-shop.js';

export interface DemoSignIn {
  email: string;
  password: string;
}

type Needs = Pick<Services, 'config' | 'db' | 'now'>;

/** At the first start of all, makes the demo organization with its owner, in one transaction, and gives the sign-in to print. */
export async function seedDemo({ config, db, now }: Needs): Promise<DemoSignIn | undefined> {
  if (!config.demo || !identitySettings(config).isBuiltIn) return undefined;
  const [asked] = await db.system(selectFirstStart);
  if (!asked?.is_first) return undefined;
  const password = config.demoPassword ?? newPassword();
  // Both take their time, in which the transaction would keep others waiting.
  const [passwordHash, aiPictures] = await Promise.all([hashPassword(password), makeAiPictures(config)]);
  const isMade = await db.system(async (tx) => {
    const [first] = await holdFirstStart(tx);
    if (!first?.is_first) return false;
    const owner = await makeOwner(tx, { config, now }, passwordHash);
    const orgId = uuidv7(now());
    await insertOrg(tx, orgId, 'Harbour Coffee', now());
    await markDemo(tx, orgId);
    await insertMember(tx, orgId, { id: uuidv7(), ...owner, role: 'owner', createdAt: now() });
    const invited = { userId: null, email: 'barista@demo.swapt.test', role: 'editor' } as const;
    await insertMember(tx, orgId, { id: uuidv7(), ...invited, createdAt: now() });
    const logoId = await makeLogo(tx, { config, now }, orgId);
    await seedShop(tx, { config, aiPictures, orgId, ownerId: owner.userId, logoId, now: now() });
    return true;
  });
  return isMade ? { email: demoOwner, password } : undefined;
}

async function makeOwner(tx: Tx, { config, now }: Omit<Needs, 'db'>, passwordHash: string) {
  const account = { account_id: uuidv7(), email: demoOwner, name: 'Demo owner', password_hash: passwordHash };
  await insertAccount(tx, { ...account, email_verified_at: now() }, now());
  const { issuer } = identitySettings(config);
  const claims = { issuer, subject: account.account_id, email: demoOwner, emailVerified: true, name: account.name };
  const [user] = await upsertUser(tx, uuidv7(), claims, now());
  if (!user) throw new Error('The demo owner could not be written');
  return { userId: user.user_id, email: demoOwner };
}

async function makeLogo(tx: Tx, { config, now }: Omit<Needs, 'db'>, orgId: string): Promise<string> {
  const imageId = uuidv7(now());
  const { data, info } = await sharp(Buffer.from(demoLogo))
    .webp({ lossless: true })
    .toBuffer({ resolveWithObject: true });
  await storeFile(imageFile(config.dataDir, orgId, imageId), data);
  const { width, height, size: bytes } = info;
  await insertImage(tx, { org_id: orgId, image_id: imageId, name: 'logo', width, height, bytes, created_at: now() });
  await updateOrg(tx, orgId, { logo: `/images/${orgId}/${imageId}`, terms: demoTerms });
  return imageId;
}

/** Easy to read and to type; 60 bits. */
function newPassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return `${group()}-${group()}-${group()}`;
}
