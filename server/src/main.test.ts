import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bundleForSuite } from './testing/bundle.js';
import { testFolder } from './testing/test-folder.js';

const bundled = bundleForSuite({ main: 'main.ts', 'db-worker': 'db/db-worker.ts' });
// Real processes on a machine that may be busy with other tests.
jest.setTimeout(180_000);

const started: ChildProcess[] = [];

afterAll(() => {
  for (const child of started) child.kill('SIGKILL');
});

/** Starts the program; `ready` waits for its friendly block, `ended` for its end. */
function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [bundled('main')], {
    env: { PATH: process.env.PATH, SWAPT_DEMO: 'off', ...env },
  });
  started.push(child);
  let output = '';
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, output })),
  );
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (text: Buffer) => {
        output += text.toString();
        if (output.includes('Stop with Ctrl+C')) resolve();
      });
    }
    void ended.then(({ output: text }) => reject(new Error(`The program ended: ${text}`)));
  });
  ready.catch(() => undefined);
  return { child, ready, ended };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

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

it('says in one line why it cannot start, and ends with 1', async () => {
  const taken = createServer().listen(0, '127.0.0.1').unref();
  await new Promise((resolve) => taken.once('listening', resolve));
  const { port } = taken.address() as AddressInfo;
  const inUse = await start({ PORT: `${port}`, SWAPT_DATA_DIR: testFolder() }).ended;
  expect(inUse).toEqual({
    code: 1,
    output: `Port ${port} is in use. Stop the program that has it, or choose another port (PORT, SWAPT_PUBLIC_LISTEN).\n`,
  });
  const wrong = await start({ PORT: 'four thousand' }).ended;
  expect(wrong).toEqual({
    code: 1,
    output: 'Swapt cannot start with these settings:\nPORT must be a port number from 0 to 65535\n',
  });
  const unreachable = await start({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing', PORT: '0' }).ended;
  expect(unreachable.code).toBe(1);
  expect(unreachable.output).toMatch(/^The database in DATABASE_URL cannot be reached: .+\n$/);
});
