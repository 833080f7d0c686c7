import { readConfig } from '../../platform/config/config.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import { findOrCreateUser } from '../../identity/users.js';
import { insertKey } from '../../modules/api-key/api-key.sql.js';
import { hashSecret, makeSecret, prefixOf } from '../../modules/api-key/secret.js';
import { insertOrg, updateOrg } from '../../modules/org/org.sql.js';
import { terms } from '../../modules/terms/terms-text.js';
import { acceptTerms } from '../../modules/terms/terms.sql.js';
import { insertMember } from '../../modules/user-role/user-role.sql.js';
import { startProcess } from '../../app/start.js';

// A process for tests that cut the power: the whole program, with one organization, whose owner's API key it prints.
const { services } = await startProcess(readConfig(process.env));
const { db, config, now } = services;
const owner = { issuer: 'test', subject: uuidv7(), email: 'owner@example.com', emailVerified: true, name: 'Robin' };
const { userId } = await findOrCreateUser(services, owner);
await db.system((tx) => acceptTerms(tx, userId, terms.version, now()));
const orgId = uuidv7();
const secret = makeSecret();
await db.org(orgId, async (tx) => {
  await insertOrg(tx, orgId, 'Corner shop', now());
  await updateOrg(tx, orgId, { visitorMode: 'cookie' }, now());
  await insertMember(tx, orgId, { id: uuidv7(), userId, email: owner.email, role: 'owner', createdAt: now() });
  const key = { keyId: uuidv7(), hash: hashSecret(secret), prefix: prefixOf(secret), role: 'owner' } as const;
  await insertKey(tx, orgId, { ...key, createdBy: userId, createdAt: now() });
});
process.stdout.write(`${JSON.stringify({ url: config.publicUrl, orgId, secret })}\n`);
