import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';

/** Programs of a suite; those that still run when it ends are killed. */
export function programsOfSuite(program: () => string) {
  const started: ChildProcess[] = [];
  afterAll(() => {
    for (const child of started) child.kill('SIGKILL');
  });

  /** Starts the program; `ready` waits until it serves, `ended` for its end. */
  return function start(env: Record<string, string>, args: string[] = []) {
    const child = spawn(process.execPath, [program(), ...args], {
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
  };
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
