import { readFile, rm } from 'node:fs/promises';
import { readConfig } from '../../platform/config/config.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import type { Services } from '../../platform/services.js';
import { describeOnEngine, testServices } from '../../testing/harness.js';
import { testFolder } from '../../testing/test-folder.js';
import { createToken, deployerOf, listTokens, mintTokens, revokeToken, tokenFile } from './deploy-token.js';

describeOnEngine('deploy tokens', ({ db }) => {
  let services: Services;
  beforeAll(() => {
    const env = { SWAPT_DATA_DIR: testFolder(), SWAPT_DEPLOY_TOKEN: 'the-token-of-the-installation' };
    services = testServices(db, { config: readConfig(env) });
  });

  const make = (label = 'pipeline') => createToken(services, 'mf-codes', { label, actor: 'owner@example.com' });

  it('are good for one remote, and say who used them', async () => {
    const { token } = await make();
    expect(await deployerOf(services, token, 'mf-codes')).toEqual({
      actor: 'the team of mf-codes (pipeline)',
      isOperator: false,
    });
    for (const wrong of [`${token}x`, '', 'the-token']) {
      expect(await deployerOf(services, wrong, 'mf-codes')).toBeUndefined();
    }
    expect(await deployerOf(services, token, 'mf-stores')).toBeUndefined();
    expect(await deployerOf(services, 'the-token-of-the-installation', 'mf-stores')).toEqual({
      actor: 'the operator',
      isOperator: true,
    });
  });

  it('are kept as a hash, and listed without it', async () => {
    const { token, token_id } = await make('kept');
    const stored = await db.system((tx) => tx.query('select * from deploy_tokens'));
    expect(JSON.stringify(stored)).not.toContain(token);
    const [newest] = await listTokens(services, 'mf-codes');
    expect(newest).toMatchObject({ token_id, label: 'kept', created_by: 'owner@example.com', revoked_at: null });
    expect(newest).not.toHaveProperty('token_hash');
    expect(await listTokens(services, 'mf-stores')).toEqual([]);
  });

  it('tell when they were last used for their remote', async () => {
    const { token, token_id } = await make('used');
    const lastUsed = async () => (await listTokens(services)).find((row) => row.token_id === token_id)?.last_used_at;
    await deployerOf(services, token, 'mf-stores');
    expect(await lastUsed()).toBeNull();
    await deployerOf(services, token, 'mf-codes');
    expect(await lastUsed()).toBeInstanceOf(Date);
  });

  it('are refused from the moment they are revoked, and remember who did it', async () => {
    const { token, token_id } = await make('leaked');
    expect(await revokeToken(services, token_id, 'owner@example.com')).toMatchObject({
      revoked_by: 'owner@example.com',
    });
    expect(await deployerOf(services, token, 'mf-codes')).toBeUndefined();
    const first = (await listTokens(services)).find((row) => row.token_id === token_id)?.revoked_at;
    expect(await revokeToken(services, token_id, 'somebody else')).toMatchObject({
      revoked_by: 'owner@example.com',
      revoked_at: first,
    });
    expect(await revokeToken(services, uuidv7(), 'owner@example.com')).toBeUndefined();
  });

  it('of the data folder are made anew when their file is lost, and stay revoked when it is not', async () => {
    const file = tokenFile(services.config.dataDir, 'mf-codes');
    const good = async () => (await deployerOf(services, await readFile(file, 'utf8'), 'mf-codes')) !== undefined;
    await mintTokens(services);
    expect(await good()).toBe(true);

    const row = (await listTokens(services, 'mf-codes')).find(({ label }) => label === 'data folder of the server');
    await revokeToken(services, row?.token_id ?? '', 'owner@example.com');
    await mintTokens(services);
    expect(await good()).toBe(false);

    await rm(file);
    await mintTokens(services);
    expect(await good()).toBe(true);
  });
});
