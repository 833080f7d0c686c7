import { randomBytes } from 'node:crypto';
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder, syncFolder } from '../db/sync-files.js';
import { asVaultKey, type VaultKey } from './seal.js';

const KEY_BYTES = 32;
/** The file beside the data that has the keys where no setting has them. */
const keyFile = 'secret.key';
const separators = /[\s,]+/;

/** Reads 32 bytes in base64, as `openssl rand -base64 32` prints them. */
export function secretKey(text: string): Buffer {
  const key = Buffer.from(text, 'base64');
  if (key.length !== KEY_BYTES || key.toString('base64') !== text)
    throw new Error('must be keys as `openssl rand -base64 32` prints them, separated by commas');
  return key;
}

interface KeySettings {
  dataDir: string;
  secretKeys: readonly Buffer[];
}

/** Where the keys of these settings are, for people. */
export const whereKeysAre = (settings: KeySettings) =>
  settings.secretKeys.length > 0 ? 'SWAPT_SECRET_KEY' : pathOfKeys(settings);

const pathOfKeys = ({ dataDir }: Pick<KeySettings, 'dataDir'>) => join(dataDir, keyFile);

/** The keys that there are. The first one seals; all of them open. */
export function readKeys(settings: KeySettings): VaultKey[] {
  const { secretKeys } = settings;
  return (secretKeys.length > 0 ? secretKeys : readFile(pathOfKeys(settings))).map(asVaultKey);
}

/** The keys that there are; where there is none, a new one in a file for its owner alone. */
export function ensureKeys(settings: KeySettings): VaultKey[] {
  const found = readKeys(settings);
  if (found.length > 0) return found;
  makeFolder(settings.dataDir);
  const path = pathOfKeys(settings);
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flush: true });
  try {
    // Whole or not at all, and never over the key of a process that was faster.
    linkSync(draft, path);
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
  syncFolder(settings.dataDir);
  return readKeys(settings);
}

function readFile(path: string): Buffer[] {
  try {
    const lines = readFileSync(path, 'utf8').split(separators);
    return lines.filter((line) => line !== '').map(secretKey);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return [];
    throw new Error(`The keys in ${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

const isCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;
