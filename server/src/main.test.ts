import { createServer, request } from 'node:http';
import { chmodSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { bundleForSuite } from './testing/bundle.js';
import { freePort, programsOfSuite } from './testing/run-program.js';
import { testFolder } from './testing/test-folder.js';

const bundled = bundleForSuite({ main: 'main.ts', 'db-worker': 'platform/db/pglite/db-worker.ts' });
// Real processes on a machine that may be busy with other tests.
jest.setTimeout(180_000);

const start = programsOfSuite(() => bundled('main'));

it('serves until it is told to stop, and then finishes what it began', async () => {
  const [PORT, phones] = [await freePort(), await freePort()];
  const env = { PORT: `${PORT}`, SWAPT_DATA_DIR: testFolder(), SWAPT_PUBLIC_LISTEN: `127.0.0.1:${phones}` };
  const { child, ready, ended } = start(env);
  await ready;
  expect((await fetch(`http://127.0.0.1:${PORT}/readyz`)).status).toBe(200);
  expect((await fetch(`http://127.0.0.1:${phones}/readyz`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${phones}/registry`)).status).toBe(200);

  const second = await start({ ...env, PORT: `${await freePort()}` }).ended;
  expect(second.code).toBe(1);
  expect(second.output).toMatch(new RegExp(`in use by process ${child.pid}\\. .*\\n$`));

  const headers = { 'content-type': 'application/json', 'content-length': 2 };
  const late = request({ port: PORT, host: '127.0.0.1', method: 'POST', path: '/api/terms/get', headers });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    late.once('response', (response) => resolve(response.resume().statusCode)).once('error', reject);
  });
  late.write('{');
  await new Promise((resolve) => setTimeout(resolve, 200));
  child.kill('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 200));
  late.end('}');
  expect(await answered).toBe(200);
  expect((await ended).code).toBe(0);
  await expect(fetch(`http://127.0.0.1:${PORT}/healthz`)).rejects.toThrow();
});

it('leaves nothing in the data folder open to other users, whatever an earlier version made', async () => {
  const folder = testFolder();
  mkdirSync(join(folder, 'images'));
  writeFileSync(join(folder, 'images', 'logo'), '');
  for (const [path, mode] of [
    ['', 0o777],
    ['images', 0o777],
    ['images/logo', 0o666],
  ] as const)
    chmodSync(join(folder, path), mode);
  const { child, ready, ended } = start({ PORT: `${await freePort()}`, SWAPT_DATA_DIR: folder });
  await ready;
  const open = () =>
    ['.', ...readdirSync(folder, { recursive: true }).map(String)].filter(
      (path) => ((lstatSync(join(folder, path), { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0,
    );
  expect(open()).toEqual([]);
  child.kill('SIGTERM');
  await ended;
  expect(open()).toEqual([]);
});

it('says in one line why it cannot start, and ends with 1', async () => {
  const taken = createServer().listen(0, '127.0.0.1').unref();
  await new Promise((resolve) => taken.once('listening', resolve));
  const { port } = taken.address() as AddressInfo;
  const inUse = await start({ PORT: `${port}`, SWAPT_DATA_DIR: testFolder() }).ended;
  expect(inUse).toEqual({
    code: 1,
    output: `Port ${port} is in use. Stop the program that uses it, or choose another port (PORT, SWAPT_PUBLIC_LISTEN).\n`,
  });
  const wrong = await start({ PORT: 'four thousand' }).ended;
  expect(wrong).toEqual({
    code: 1,
    output: 'Swapt cannot start with these settings:\nPORT must be a port number from 0 to 65535\n',
  });
  const unreachable = await start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing', PORT: '0' }).ended;
  expect(unreachable.code).toBe(1);
  expect(unreachable.output).toMatch(/^Swapt cannot reach the database in DATABASE_URL: .+\n$/);
});
