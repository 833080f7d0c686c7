import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import pg from 'pg';
import { serverRoot } from '../../platform/db/server-root.js';

const folder = join(serverRoot, 'fixtures', 'upgrades');

/** What must be there after an upgrade; fixtures/upgrades/fill.mjs wrote it. */
export interface Kept {
  org_id: string;
  owner: { email: string; password: string };
  second: { email: string; password: string; org_id: string };
  links: Record<string, string>;
  codes: Record<'link' | 'gone' | 'event' | 'base', string>;
  scans: number;
  names: string[];
  contact: string;
  pages: { page_id: string; name: string; status: string }[];
  oneTime: { used: string[]; free: string[] };
  /** SHA-256 of each picture and file by its address. */
  files: Record<string, string>;
  campaign: string;
  submitted: number;
}

export const readKept = (name: string) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Kept;

/** Lays a data folder as an earlier version left it, with the rights its files had. */
export async function unpack(name: string, into: string): Promise<void> {
  const tar = spawn('tar', ['-xpf', '-', '-C', into], { stdio: ['pipe', 'ignore', 'inherit'] });
  const ended = once(tar, 'exit');
  const written = pipeline(createReadStream(join(folder, `${name}.tar.br`)), createBrotliDecompress(), tar.stdin);
  // It may end before the empty blocks behind the last file were written to it; its code says whether it had all files.
  written.catch(() => undefined);
  const [code] = (await ended) as [number];
  if (code !== 0) throw new Error(`tar ended with ${code}`);
}

/** Fills an empty database from the dump that lies in an unpacked folder. */
export async function restore(dataDir: string, url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(readFileSync(join(dataDir, 'dump.sql'), 'utf8'));
  } finally {
    await client.end();
  }
}
