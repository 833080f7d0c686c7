import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

export interface SeededScan {
  at: number;
  visitor: string;
  isBot: boolean;
}

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';

/**
 * Leaves scans of any time in the log folder of a process that died: the server of the tests takes it over within half a minute, as it does after
 * a crash.
 */
export function seedScans(code: { org_id: string; code_id: string }, scans: readonly SeededScan[]): void {
  const root = join(import.meta.dirname, '..', '..', '.data', 'e2e', 'scans');
  const [draft, folder] = [join(root, '..', randomUUID()), join(root, `1-${randomUUID()}`)];
  mkdirSync(draft, { recursive: true });
  const lines = scans.map(({ at, visitor, isBot }) =>
    JSON.stringify({
      ...{
        scanId: randomUUID(),
        at,
        orgId: code.org_id,
        codeId: code.code_id,
        source: 'scan',
        visitor,
        ip: '127.0.0.1',
      },
      ...{ userAgent: isBot ? 'curl/8.5.0' : phone, acceptLanguage: 'en', isPrefetch: false },
    }),
  );
  writeFileSync(join(draft, '1.log'), `${lines.join('\n')}\n`);
  writeFileSync(join(draft, 'owner.json'), JSON.stringify({ pid: 999_999_999, token: 'gone', host: hostname() }));
  mkdirSync(root, { recursive: true });
  renameSync(draft, folder);
}
