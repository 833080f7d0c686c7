import { contract, type Operation, type OperationId } from '@swapt/shared/contract';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Database } from '../../db/database.js';
import { serverRoot } from '../../db/server-root.js';
import { testApp, type TestApp, type TestUser } from '../../../testing/app.js';
import { newPglite } from '../../../testing/engines/test-databases.js';
import { sampleInput } from '../../../testing/tenancy/sample-input.js';
import { missingIds } from '../../../testing/tenancy/world.js';
import { errorCodes } from './error-codes.js';

const program = `
import createClient from 'openapi-fetch';
import type { components, paths } from './types.js';
import { client } from './sdk/client.gen.js';
import { catalogsCreate, codesGet, codesList, type Code } from './sdk/index.js';

const [baseUrl = '', token = ''] = process.argv.slice(2);
const headers = { authorization: 'Bearer ' + token };
const missing = '00000000-0000-4000-8000-000000000000';

async function byTypes() {
  const api = createClient<paths>({ baseUrl, headers });
  const made = await api.POST('/api/codes/create', {
    body: { name: 'By types', type: 'link', target: 'https://example.com/' },
    params: { header: { 'Idempotency-Key': 'once-and-for-all' } },
  });
  const code: components['schemas']['Code'] | undefined = made.data?.data;
  const refused = await api.POST('/api/catalogs/create', { body: { name: '' } });
  const gone = await api.POST('/api/codes/get', { body: { code_id: missing } });
  return { made: code?.name, refused: refused.error?.errors, isGone: gone.error?.code === 'code.not_found' };
}

async function byCalls() {
  client.setConfig({ baseUrl, headers });
  const list = await codesList({ body: { pageSize: 5 } });
  const codes: Code[] = list.data?.data ?? [];
  const made = await catalogsCreate({ body: { name: 'Breads' } });
  const taken = await catalogsCreate({ body: { name: 'Breads' } });
  const gone = await codesGet({ body: { code_id: missing } });
  return {
    names: codes.map(({ name }) => name),
    made: made.data?.data.name,
    taken: [taken.response?.status, taken.error?.code],
    gone: [gone.response?.status, gone.error?.code],
  };
}

console.log(JSON.stringify({ types: await byTypes(), calls: await byCalls() }));
`;

const run = promisify(execFile);
const root = join(serverRoot, '..');
const bin = (name: string, folder = root) => join(folder, 'node_modules', '.bin', name);

describe('programs made from the description', () => {
  let api: TestApp;
  let db: Database;
  let owner: TestUser;
  let folder: string;
  let address: string;
  beforeAll(async () => {
    db = await newPglite();
    api = await testApp(db);
    ({ owner } = await api.organization());
    address = await api.app.listen({ port: 0, host: '127.0.0.1' });
    mkdirSync(join(root, '.data'), { recursive: true });
    // Inside of the workspace, so that the made code finds the library it calls with.
    folder = mkdtempSync(join(root, '.data', 'clients-'));
    writeFileSync(join(folder, 'openapi.json'), await (await fetch(`${address}/openapi.json`)).text());
    writeFileSync(join(folder, 'use.ts'), program);
  });
  afterAll(async () => {
    await api.close();
    await db.close();
  });

  it('by two generators pass the strictest compiler and meet what they were promised', async () => {
    const cwd = folder;
    await run(bin('openapi-typescript'), ['openapi.json', '-o', 'types.ts'], { cwd });
    await run(bin('openapi-ts'), ['-i', 'openapi.json', '-o', 'sdk', '--no-log-file'], { cwd });
    const strict = ['--strict', '--noUncheckedIndexedAccess'];
    const target = ['--target', 'es2022', '--module', 'esnext', '--moduleResolution', 'bundler', '--types', 'node'];
    await run(bin('tsc'), ['--noEmit', '--skipLibCheck', ...strict, ...target, 'use.ts'], { cwd });
    const bundle = ['use.ts', '--bundle', '--format=esm', '--platform=node', '--outfile=use.mjs', '--log-level=error'];
    await run(bin('esbuild', serverRoot), bundle, { cwd });
    const { stdout } = await run(process.execPath, ['use.mjs', address, await api.token(owner)], { cwd });
    expect(JSON.parse(stdout)).toEqual({
      types: { made: 'By types', refused: { name: 'This must not be empty.' }, isGone: true },
      calls: {
        names: ['By types'],
        made: 'Breads',
        taken: [409, 'catalog.create_failed'],
        gone: [404, 'code.not_found'],
      },
    });
  }, 600_000);

  it('meet the headers that are described', async () => {
    const { headers } = await api.as(owner).send('catalogs.get', {});
    for (const name of ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'])
      expect(Number(headers[name])).toBeGreaterThanOrEqual(0);
    const nobody = await api.as().send('catalogs.get', {});
    expect(nobody.headers['www-authenticate']).toBe('Bearer');
  });

  it.each(Object.entries<Operation>(contract))(
    '%s answers with no code that is not described',
    async (id, operation) => {
      const allowed = errorCodes(operation);
      const newcomer = await api.user(undefined, { hasAcceptedTerms: false });
      for (const caller of [undefined, 'not a token', newcomer, owner]) {
        for (const input of [sampleInput(operation, missingIds()), { unknown: 1 }]) {
          const { status, body } = await api.as(caller).send(id as OperationId, input);
          if (status !== 200) expect(allowed).toContain(body.code);
        }
      }
    },
  );
});
