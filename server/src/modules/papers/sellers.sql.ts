import type { Tx } from '../../platform/db/database.js';

export const selectSeller = (tx: Tx, orgId: string) =>
  tx.query('select legal_name, address, footer from sellers where org_id = $1', [orgId], 'select_seller');

interface Seller {
  legalName: string;
  address: string;
  footer: string;
}

export const writeSeller = (tx: Tx, orgId: string, { legalName, address, footer }: Seller, now: Date) =>
  tx.query(
    `insert into sellers (org_id, legal_name, address, footer, updated_at) values ($1, $2, $3, $4, $5)
     on conflict (org_id) do update set legal_name = $2, address = $3, footer = $4, updated_at = $5`,
    [orgId, legalName, address, footer, now],
  );

export const selectRegistrations = (tx: Tx, orgId: string) =>
  tx.query(
    'select country, region, number from tax_registrations where org_id = $1 order by country, region',
    [orgId],
    'tax_registrations',
  );

interface Registration {
  country: string;
  region: string;
  number: string;
}

export const writeRegistration = (tx: Tx, orgId: string, { country, region, number }: Registration, now: Date) =>
  tx.query(
    `insert into tax_registrations (org_id, country, region, number, created_at) values ($1, $2, $3, $4, $5)
     on conflict (org_id, country, region) do update set number = $4`,
    [orgId, country, region, number, now],
  );

export const deleteRegistration = (tx: Tx, orgId: string, country: string, region: string) =>
  tx.query('delete from tax_registrations where org_id = $1 and country = $2 and region = $3', [
    orgId,
    country,
    region,
  ]);
