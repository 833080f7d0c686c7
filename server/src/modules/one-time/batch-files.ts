import type { Readable } from 'node:stream';
import type { QrStyle } from '@swapt/shared/contract';
import { csvLine } from '@swapt/shared/csv';
import { toSvg } from '@swapt/shared/qr';
import type { Services } from '../../platform/services.js';
import { logoOf } from '../code-styles/code-styles.service.js';
import { scanAddress, shortAddress } from '../code-content/code-content.service.js';
import { selectCodesAfter, selectPrintStyle, type OneTimeRow } from './one-time.sql.js';
import { zipStream, type ZipEntry } from '../../platform/zip-stream.js';

/** Read in one short transaction. */
const codesAtOnce = 500;
const printMillimetres = 50;

export interface BatchOf {
  orgId: string;
  batchId: string;
}

/** The archive of a batch: a table of its codes, and a print of each in the look of the base code. Nothing when the batch is not ready. */
export async function batchArchive(services: Services, batch: BatchOf): Promise<Readable | undefined> {
  const { db, now } = services;
  const [found] = await db.org(batch.orgId, (tx) => selectPrintStyle(tx, batch.orgId, batch.batchId));
  if (!found) return undefined;
  const logo = await logoOf(services, batch.orgId, found.style, 'style');
  return zipStream(entriesOf(services, batch, { style: found.style, logo }), now());
}

interface BatchStyle {
  style: QrStyle;
  logo: string | undefined;
}

async function* entriesOf(services: Services, batch: BatchOf, { style, logo }: BatchStyle): AsyncGenerator<ZipEntry> {
  yield { name: 'codes.csv', content: csvOf(services, batch) };
  for await (const { number, slug } of codesOf(services, batch)) {
    const text = scanAddress(services.config, slug);
    const print = { logo, millimetres: printMillimetres, title: `No. ${number}` };
    yield {
      name: `prints/${String(number).padStart(6, '0')}-${slug}.svg`,
      content: made(() => toSvg(text, style, print)),
    };
  }
}

/** Drawn when it is read. */
async function* made(draw: () => string): AsyncGenerator<string> {
  yield draw();
}

async function* csvOf(services: Services, batch: BatchOf): AsyncGenerator<string> {
  yield csvLine(['number', 'code', 'link', 'print', 'used_at', 'used_by', 'country', 'device']);
  for await (const { number, slug, used_at: at, used_by: user } of codesOf(services, batch)) {
    const addresses = [shortAddress(services.config, slug), scanAddress(services.config, slug)];
    yield csvLine([number, slug, ...addresses, at?.toISOString(), user?.name, user?.country, user?.device]);
  }
}

async function* codesOf({ db }: Services, { orgId, batchId }: BatchOf): AsyncGenerator<OneTimeRow> {
  for (let after = 0; ;) {
    const rows = await db.org(orgId, (tx) => selectCodesAfter(tx, orgId, batchId, after, codesAtOnce));
    yield* rows;
    const last = rows.at(-1);
    if (!last) return;
    after = last.number;
  }
}
