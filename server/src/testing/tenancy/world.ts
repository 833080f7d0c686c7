import { newBlock, newDocument } from '@swapt/shared/page/document';
import { defaultQrStyle } from '@swapt/shared/values';
import { uuidv7 } from '../../platform/db/uuid.js';
import { insertPicture } from '../../modules/aiqr/aiqr.sql.js';
import { insertReport } from '../../modules/reports/reports.sql.js';
import { createToken } from '../../modules/remotes/deploy-token.js';
import type { TestApp, TestUser } from '../app.js';
import { insertCustomers } from './customers-world.js';
import { fillFixtures } from './fixtures.js';
import type { Ids } from './sample-input.js';

/** An organization with one of everything, each thing carrying the canary in its texts. */
export interface World {
  canary: string;
  ids: Ids;
  owner: TestUser;
}

export async function makeWorld(api: TestApp): Promise<World> {
  const canary = `canary${crypto.randomUUID().replaceAll('-', '')}`;
  const { orgId, owner } = await api.organization(await api.user(`${canary}@example.com`), canary);
  const call = api.as(owner).call;
  const member = await api.user(`member-${canary}@example.com`);
  const id = await api.member(orgId, member, 'viewer');
  await call('org.addUser', { email: `invited-${canary}@example.com`, role: 'viewer' });
  await call('apiKey.create', {});
  const target = `https://example.com/${canary}`;
  const { data: code } = await call('codes.create', { name: canary, type: 'link', target });
  const things = await insertThings(api, orgId, code.code_id, canary);
  // Named `id` like a membership, and so with the same one.
  await insertNote(api, orgId, code.code_id, { noteId: id, userId: owner.userId, text: canary });
  const customers = await insertCustomers(api, { orgId, codeId: code.code_id, customerId: id, canary });
  const batch_id = await insertBatch(api, orgId, code.code_id, canary);
  await insertScan(api, orgId, code.code_id, canary);
  const pictured = await insertPictureAndReport(api, orgId, code.code_id, canary);
  const contents = await insertContents(api, orgId, canary);
  const pages = await insertPages(api, owner, orgId, canary);
  const ofModules = await fillFixtures({ call, orgId, canary });
  const { token_id } = await createToken(api.services, 'mf-codes', { label: canary, actor: canary });
  return {
    canary,
    owner,
    ids: {
      org_id: orgId,
      code_id: code.code_id,
      base_code_id: code.code_id,
      id,
      user: member.userId,
      batch_id,
      token_id,
      note_id: id,
      ...contents,
      ...pages,
      ...things,
      ...customers,
      ...pictured,
      ...ofModules,
    },
  };
}

/** A world for one operation after the other, until one of them wears it out. */
export function worldSource(api: () => TestApp) {
  let world: World | undefined;
  return {
    next: async () => (world ??= await makeWorld(api())),
    wornOut: () => {
      world = undefined;
    },
  };
}

async function insertThings({ services: { db } }: TestApp, orgId: string, codeId: string, canary: string) {
  const [campaign_id, folder_id, image_id] = [uuidv7(), uuidv7(), uuidv7()];
  await db.org(orgId, async (tx) => {
    await tx.query('insert into campaigns (org_id, campaign_id, name, note) values ($1, $2, $3, $3)', [
      orgId,
      campaign_id,
      canary,
    ]);
    await tx.query('insert into campaign_codes values ($1, $2, $3)', [orgId, campaign_id, codeId]);
    await tx.query('insert into folders (org_id, folder_id, name) values ($1, $2, $3)', [orgId, folder_id, canary]);
    await tx.query('update codes set folder_id = $2 where org_id = $1 and code_id = $3', [orgId, folder_id, codeId]);
    await tx.query('insert into images (org_id, image_id, name, width, height, bytes) values ($1, $2, $3, 1, 1, 1)', [
      orgId,
      image_id,
      canary,
    ]);
  });
  return { campaign_id, folder_id, image_id };
}

/** What codes hold and look like. */
async function insertContents({ services: { db } }: TestApp, orgId: string, canary: string) {
  const [style_id, file_id, upload_id] = [uuidv7(), uuidv7(), uuidv7()];
  await db.org(orgId, async (tx) => {
    await tx.query('insert into code_styles values ($1, $2, $3, $4, now())', [orgId, style_id, canary, defaultQrStyle]);
    for (const id of [file_id, upload_id])
      await tx.query(`insert into files values ($1, $2, $3, 'application/pdf', 1, now())`, [orgId, id, canary]);
  });
  return { style_id, file_id, upload_id };
}

/** A page that is not public yet, and a template. */
async function insertPages({ as }: TestApp, owner: TestUser, orgId: string, canary: string) {
  const { call } = as(owner);
  const document = newDocument({ title: canary }, [newBlock('text', 'words', { text: canary })]);
  const { data: page } = await call('pages.create', {
    org_id: orgId,
    name: canary,
    page_name: canary,
    draft: document,
  });
  const { data: template } = await call('templates.save', { org_id: orgId, name: canary, document });
  return { page_id: page.page_id, template_id: template.template_id };
}

async function insertPictureAndReport(
  { services: { db, now } }: TestApp,
  orgId: string,
  codeId: string,
  canary: string,
) {
  const [picture_id, report_id] = [uuidv7(), uuidv7()];
  const subject = { org_id: orgId, kind: 'code', subject_id: codeId } as const;
  const reported = { reason: 'scam', note: canary, email: `${canary}@example.com` } as const;
  const drawn = { style: 'mosaic', made_by: 'renderer', media_type: 'image/svg+xml' } as const;
  // What it leads to can be read from the picture itself, by whoever has its address.
  const picture = { ...drawn, org_id: orgId, code_id: codeId, prompt: canary, seed: 1, target: 'https://example.com/' };
  const score = { value: 90, verdict: 'good' as const, reasons: [] };
  await db.org(orgId, async (tx) => {
    await insertPicture(tx, { ...picture, picture_id, body: Buffer.from('<svg/>'), score, created_at: now() });
    await insertReport(tx, { ...subject, ...reported, report_id, created_at: now() });
  });
  return { picture_id, report_id };
}

async function insertNote(
  { services: { db, now } }: TestApp,
  orgId: string,
  codeId: string,
  { noteId, userId, text }: Record<'noteId' | 'userId' | 'text', string>,
) {
  await db.org(orgId, (tx) =>
    tx.query('insert into code_notes values ($1, $2, $3, $4, false, $5, $6)', [
      orgId,
      noteId,
      codeId,
      text,
      userId,
      now(),
    ]),
  );
}

/** Still being made, so that it can be cancelled. */
async function insertBatch({ services: { db, now } }: TestApp, orgId: string, codeId: string, canary: string) {
  const batchId = uuidv7();
  await db.org(orgId, async (tx) => {
    await tx.query(
      `insert into one_time_batches (org_id, batch_id, base_code_id, offer, amount, made, created_at) values ($1, $2, $3, $4, 5, 1, $5)`,
      [orgId, batchId, codeId, canary, now()],
    );
    await tx.query('insert into one_time_codes values ($1, $2, $3, 1, $4, $5)', [
      orgId,
      canary,
      batchId,
      now(),
      { name: canary, visitor: '', country: 'DE', device: 'phone', system: '', browser: '' },
    ]);
  });
  return batchId;
}

async function insertScan({ services: { db, now } }: TestApp, orgId: string, codeId: string, canary: string) {
  const at = now();
  await db.system(async (tx) => {
    await tx.query(
      `insert into scans (org_id, at, scan_id, code_id, visitor, source, is_bot, country, device, system, browser, language)
       values ($1, $2, $3, $4, $5, 'scan', false, 'DE', 'phone', $5, $5, 'de')`,
      [orgId, at, uuidv7(), codeId, canary],
    );
    for (const code of [codeId, '00000000-0000-0000-0000-000000000000']) {
      for (const span of ['hour', 'day', 'month']) {
        await tx.query(
          `insert into scan_counts values ($1, $2, $3, date_trunc($3, $4::timestamptz, 'UTC'), 7, 7, 7, json_build_object('browser:' || $5::text, 7), '[1, 7, 7]')`,
          [orgId, code, span, at, canary],
        );
      }
      await tx.query('insert into scan_last_visits values ($1, $2, $4, $3)', [orgId, code, at, canary]);
    }
  });
}

/** Ids that name nothing, but for those that are given. */
export const missingIds = (known: Readonly<Record<string, string>> = {}): Ids =>
  new Proxy<Ids>(
    { org_id: crypto.randomUUID(), ...known },
    {
      get: (own, name) => (typeof name === 'string' ? (own[name] ??= crypto.randomUUID()) : undefined),
    },
  );
