import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.js';
import type { Services } from '../services.js';
import { remoteNames } from './release.js';
import { insertToken, selectTokenOwner } from './registry.sql.js';

const hashOf = (token: string) => createHash('sha256').update(token).digest();

/** The file with a remote's own token, readable by the owner of the data folder alone. */
export const tokenFile = (dataDir: string, remote: string): string => join(dataDir, 'deploy', `${remote}.token`);

/**
 * Makes a token for every remote that has none on this machine: whoever may read the data folder may release, others are given the file of
 * their own remote. A lost file is replaced at the next start.
 */
export async function mintTokens(services: Services): Promise<void> {
  await mkdir(join(services.config.dataDir, 'deploy'), { recursive: true, mode: 0o700 });
  for (const remote of remoteNames) {
    const token = `swapt_deploy_${randomBytes(24).toString('base64url')}`;
    const isNew = await writeFile(tokenFile(services.config.dataDir, remote), token, { mode: 0o600, flag: 'wx' }).then(
      () => true,
      () => false,
    );
    const present = isNew ? token : await readFile(tokenFile(services.config.dataDir, remote), 'utf8');
    await services.db.system((tx) => insertToken(tx, hashOf(present.trim()), remote));
  }
}

/** Who may release `remote` with this token: its team, the operator of the installation, or nobody. */
export async function deployActor(services: Services, token: string, remote: string): Promise<string | undefined> {
  if (isInstallation(services.config, token)) return 'the operator';
  const owner = await services.db.system((tx) => selectTokenOwner(tx, hashOf(token)));
  return owner === remote ? `the team of ${remote}` : undefined;
}

const isInstallation = ({ deployToken }: Config, token: string) =>
  deployToken !== undefined && timingSafeEqual(hashOf(deployToken), hashOf(token));
