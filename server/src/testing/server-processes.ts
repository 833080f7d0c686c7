import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { testFolder } from './test-folder.js';

interface Started {
  child: ChildProcess;
  address: string;
}

/** Whole servers on one database, each in a process of its own: `program` is the bundled `testing/programs/shared-server.ts`. */
export function serverProcesses(program: () => string, url: () => string) {
  const children = new Set<ChildProcess>();
  return {
    /** With the argument `worker` it works off jobs, too. */
    async start(...args: 'worker'[]): Promise<Started> {
      const child = spawn(process.execPath, [program(), ...args], {
        env: {
          ...{ ...process.env, SWAPT_DATA_DIR: testFolder(), DATABASE_URL: url() },
          ...{ SWAPT_RATE_LIMIT: '1000000', SWAPT_DEMO: 'off', SWAPT_TRUSTED_PROXIES: '127.0.0.1' },
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      children.add(child);
      for await (const line of createInterface({ input: child.stdout }))
        return { child, address: `http://127.0.0.1:${line}` };
      throw new Error('The process ended before it listened');
    },
    end: () => children.forEach((child) => child.kill('SIGKILL')),
  };
}
