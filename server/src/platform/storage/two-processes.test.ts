import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import sharp from 'sharp';
import { newBlock, newDocument } from '@swapt/shared/page/document';
import { uuidv7 } from '../db/uuid.js';
import { settleSubject, type ReportRow } from '../../modules/reports/reports.sql.js';
import { testApp, type TestApp } from '../../testing/app.js';
import { bundleForSuite } from '../../testing/bundle.js';
import { describeOnPostgres } from '../../testing/harness.js';
import { releaseFiles, versionOf } from '../../testing/releases.js';
import { testFolder } from '../../testing/test-folder.js';

const program = bundleForSuite({ server: 'testing/programs/shared-server.ts' });
const deployToken = 'a-deploy-token-for-tests';
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describeOnPostgres('Two processes with folders of their own', ({ db, url }) => {
  const folders = [testFolder(), testFolder()];
  const children: ChildProcess[] = [];
  let test: TestApp;
  let one: string;
  let other: string;
  let orgId: string;
  let key: string;
  const left = { image: uuidv7(), org: uuidv7() };
  const leftBytes = randomBytes(1_000);

  async function start(dataDir: string): Promise<string> {
    const env = { ...process.env, SWAPT_DATA_DIR: dataDir, DATABASE_URL: url(), SWAPT_DEPLOY_TOKEN: deployToken };
    const child = spawn(process.execPath, [program('server')], {
      env: { ...env, SWAPT_RATE_LIMIT: '1000000', SWAPT_DEMO: 'off' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    for await (const line of createInterface({ input: child.stdout })) return `http://127.0.0.1:${line}`;
    throw new Error('The process ended before it listened');
  }

  beforeAll(async () => {
    test = await testApp(db);
    const made = await test.organization();
    orgId = made.orgId;
    key = await test.apiKey(orgId, made.owner, 'owner');
    // What a server left in its folder that knew of no shared storage.
    mkdirSync(join(folders[1] ?? '', 'images', orgId), { recursive: true });
    writeFileSync(join(folders[1] ?? '', 'images', orgId, `${left.image}.webp`), leftBytes);
    await db.org(orgId, (tx) =>
      tx.query(`insert into images (org_id, image_id, name, width, height, bytes) values ($1, $2, 'x', 1, 1, 1000)`, [
        orgId,
        left.image,
      ]),
    );
    [one, other] = [await start(folders[0] ?? ''), await start(folders[1] ?? '')];
  }, 120_000);
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await test.close();
  });

  async function call(server: string, path: string, input: object): Promise<Record<string, never>> {
    const response = await fetch(`${server}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ org_id: orgId, ...input }),
    });
    const body = (await response.json()) as { data: Record<string, never> };
    if (!response.ok) throw new Error(JSON.stringify(body));
    return body.data;
  }
  async function read(server: string, path: string, range?: string) {
    const response = await fetch(`${server}${path}`, { headers: range ? { range } : {} });
    return { status: response.status, body: Buffer.from(await response.arrayBuffer()), headers: response.headers };
  }
  const pathOf = (address: string) => new URL(address, 'http://x').pathname;

  it('serve the same pictures, files and films, byte for byte, whole and in parts', async () => {
    const photo = await sharp({ create: { width: 1_200, height: 700, channels: 3, background: '#256eff' } })
      .png()
      .toBuffer();
    const picture = await call(one, '/api/images/upload', { name: 'x', body: photo.toString('base64') });
    const film = Buffer.concat([Buffer.from('....ftypisom'), randomBytes(9_000_000)]);
    const file = await call(other, '/api/files/upload', { name: 'film', body: film.toString('base64') });
    for (const query of ['', '?w=480', '?w=960']) {
      const [here, there] = await Promise.all([one, other].map((server) => read(server, `${picture.url}${query}`)));
      expect([query, here?.status, there?.status]).toEqual([query, 200, 200]);
      expect(here?.body.equals(there?.body ?? Buffer.alloc(0))).toBe(true);
    }
    const path = pathOf(file.url ?? '');
    for (const server of [one, other]) {
      expect((await read(server, path)).body.equals(film)).toBe(true);
      const part = await read(server, path, 'bytes=262140-5000000');
      expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 262140-5000000/${film.length}`]);
      expect(part.body.equals(film.subarray(262_140, 5_000_001))).toBe(true);
      expect((await read(server, path, 'bytes=-2')).body.equals(film.subarray(-2))).toBe(true);
    }
  });

  it('serve what one of them had in its folder before, and keep nothing there', async () => {
    for (const server of [one, other]) {
      expect((await read(server, `/images/${orgId}/${left.image}`)).body.equals(leftBytes)).toBe(true);
    }
    for (const folder of folders) {
      const names = readdirSync(folder);
      expect(names.filter((name) => ['images', 'files', 'remotes', 'incoming'].includes(name))).toEqual([]);
    }
  });

  it('serve a release that was published at one of them', async () => {
    const files = releaseFiles('mf-codes', 'shared');
    const body = Object.fromEntries([...files].map(([path, content]) => [path, content.toString('base64')]));
    const published = await fetch(`${one}/registry/mf-codes/releases`, {
      method: 'POST',
      headers: { authorization: `Bearer ${deployToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ files: body }),
    });
    expect(published.status).toBe(200);
    for (const server of [one, other]) {
      for (const name of ['remoteEntry.js', 'list.0123456789.js']) {
        const { body: served } = await read(server, `/r/mf-codes/${versionOf(files)}/${name}`);
        expect(served.equals(files.get(name) ?? Buffer.alloc(0))).toBe(true);
      }
    }
  });

  it('show nothing any more of what was stopped or deleted at the other, within a second', async () => {
    const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#ff0000' } })
      .png()
      .toBuffer();
    const picture = await call(one, '/api/images/upload', { name: 'x', body: photo.toString('base64') });
    const { url: address, width, height } = picture as never as { url: string; width: number; height: number };
    const draft = newDocument({ title: 'Menu' }, [
      newBlock('image', 'one', { picture: { url: address, width, height, alt: '' } }),
    ]);
    const page = await call(one, '/api/pages/create', { name: 'Menu', draft });
    await call(one, '/api/pages/publish', { page_id: page.page_id, revision: 1 });
    const file = await call(one, '/api/files/upload', { name: 'x', body: Buffer.from('%PDF-x').toString('base64') });
    const gone = pathOf(file.url ?? '');
    const statuses = async () => [(await read(other, address)).status, (await read(other, gone)).status];
    expect(await statuses()).toEqual([200, 200]);
    const report = { org_id: orgId, kind: 'page', subject_id: page.page_id ?? '' } as unknown as ReportRow;
    const decide = (state: string) =>
      db.system(async (tx) => {
        await tx.query('delete from reports where org_id = $1', [orgId]);
        await tx.query(
          `insert into reports values ($1, gen_random_uuid(), 'page', $2, 'scam', '', '', $3, null, null, now())`,
          [orgId, page.page_id, state],
        );
        await settleSubject(tx, report, new Date());
      });
    await decide('paused');
    await call(one, '/api/uploads/delete', { upload_id: file.file_id });
    await sleep(1_000);
    expect(await statuses()).toEqual([404, 404]);
    await decide('dismissed');
    await sleep(1_000);
    expect(await statuses()).toEqual([200, 404]);
  });
});
