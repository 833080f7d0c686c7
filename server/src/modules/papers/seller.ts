import type { Api, Seller } from '@swapt/shared/contract';
import { paperLimits } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import {
  deleteRegistration,
  selectRegistrations,
  selectSeller,
  writeRegistration,
  writeSeller,
} from './sellers.sql.js';

/** Who sells, as papers name it. */
export async function readSeller(tx: Tx, orgId: string): Promise<Seller> {
  const [seller] = await selectSeller(tx, orgId);
  const nobody = { legal_name: '', address: '', footer: '' };
  return { ...(seller ?? nobody), registrations: await selectRegistrations(tx, orgId) };
}

export async function changeSeller(
  tx: Tx,
  orgId: string,
  { legal_name, address, footer = '' }: NonNullable<Api['payments.tax']['in']['data']>,
  now: Date,
): Promise<void> {
  const said = { legalName: oneLine(legal_name), address: lines(address), footer: lines(footer) };
  await writeSeller(tx, orgId, said, now);
}

/** Writes down a tax number; an empty one takes it away. */
export async function register(
  tx: Tx,
  orgId: string,
  { country, region = '', number }: Omit<Api['payments.taxRegistration']['in'], 'org_id'>,
  now: Date,
): Promise<void> {
  const asked = { country, region: oneLine(region), number: oneLine(number) };
  if (asked.number === '') {
    await deleteRegistration(tx, orgId, country, asked.region);
    return;
  }
  await writeRegistration(tx, orgId, asked, now);
  const all = await selectRegistrations(tx, orgId);
  if (all.length > paperLimits.registrations) throw new AppError('paper.too_many');
}

const oneLine = (text: string) => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
const lines = (text: string) =>
  text
    .split(/\r?\n/)
    .map(oneLine)
    .filter((line) => line !== '')
    .join('\n');
