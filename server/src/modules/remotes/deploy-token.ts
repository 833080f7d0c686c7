import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../platform/config/config.js';
import { uuidv7 } from '../../platform/db/uuid.js';
import type { Services } from '../../platform/services.js';
import * as sql from './deploy-token.sql.js';
import type { TokenRow } from './deploy-token.sql.js';
import { selectPointers } from './registry.sql.js';
import { ownRemotes, ReleaseRefused, type RemoteName } from './releases/release.js';

const hashOf = (token: string) => createHash('sha256').update(token).digest();
const newToken = () => `swapt_deploy_${randomBytes(24).toString('base64url')}`;

/** The file with a remote's own token, readable by the owner of the data folder alone. */
export const tokenFile = (dataDir: string, remote: string): string => join(dataDir, 'deploy', `${remote}.token`);

/**
 * Makes a token for every remote that has none on this machine: whoever may read the data folder may release. A lost file is replaced at the
 * next start; a token that was revoked stays revoked.
 */
export async function mintTokens(services: Services): Promise<void> {
  await mkdir(join(services.config.dataDir, 'deploy'), { recursive: true, mode: 0o700 });
  for (const remote of ownRemotes) {
    const token = newToken();
    const isNew = await writeFile(tokenFile(services.config.dataDir, remote), token, { mode: 0o600, flag: 'wx' }).then(
      () => true,
      () => false,
    );
    const present = isNew ? token : await readFile(tokenFile(services.config.dataDir, remote), 'utf8');
    const row = {
      token_id: uuidv7(),
      remote,
      label: 'data folder of the server',
      created_by: 'the start of the server',
    };
    await services.db.system((tx) => sql.insertToken(tx, hashOf(present.trim()), row));
  }
}

/** Makes a token for the team of one remote. Its text is here and nowhere else: only a hash is kept. */
export async function createToken(
  services: Services,
  remote: RemoteName,
  { label, actor }: { label: string; actor: string },
): Promise<TokenRow & { token: string }> {
  const isThere = (await services.db.system((tx) => selectPointers(tx))).some(({ name }) => name === remote);
  if (!isThere) throw new ReleaseRefused([`There is no remote ${remote}.`]);
  const token = newToken();
  const row = { token_id: uuidv7(), remote, label: label.trim().slice(0, 100), created_by: actor };
  const [made] = await services.db.system((tx) => sql.insertToken(tx, hashOf(token), row));
  if (!made) throw new Error('A new deploy token was there already');
  return { ...made, token };
}

/** Newest first; of one remote or of all. */
export const listTokens = (services: Services, remote?: RemoteName): Promise<TokenRow[]> =>
  services.db.system((tx) => sql.selectTokens(tx, remote ?? null));

/** Ends a token at once. Undefined when there is none with this id. */
export const revokeToken = (services: Services, tokenId: string, actor: string): Promise<TokenRow | undefined> =>
  services.db.system((tx) => sql.revokeToken(tx, tokenId, actor));

export interface Deployer {
  actor: string;
  /** Holds the installation's token, which is good for every remote and for making tokens. */
  isOperator: boolean;
}

/** Who may release `remote` with this token: its team, the operator of the installation, or nobody. */
export async function deployerOf(services: Services, token: string, remote: string): Promise<Deployer | undefined> {
  if (isInstallation(services.config, token)) return { actor: 'the operator', isOperator: true };
  const row = await services.db.system((tx) => sql.useToken(tx, hashOf(token), remote));
  if (!row) return undefined;
  return { actor: `the team of ${remote}${row.label && ` (${row.label})`}`, isOperator: false };
}

const isInstallation = ({ deployToken }: Config, token: string) =>
  deployToken !== undefined && timingSafeEqual(hashOf(deployToken), hashOf(token));
