import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { uuidv7 } from '../platform/db/uuid.js';
import { insertCode } from '../testing/rows/code-rows.js';
import { describeOnEngine, testServices } from '../testing/harness.js';
import { testFolder } from '../testing/test-folder.js';
import { describeAgent } from '../platform/visit/describe-agent.js';
import { ingestSegments } from './ingestor.js';
import { sumPastHours } from './keep-counts.js';
import { languageOf } from '../platform/visit/known-languages.js';
import type { LoggedScan } from './scan.js';

const letters = 'abcdefghijklmnopqrstuvwxyz';
const word = (n: number) => [n, n / 26, n / 676].map((part) => letters[Math.floor(part) % 26]).join('');
/** The same name in one of its many spellings. */
const spelled = (name: string, n: number) =>
  [...name].map((letter, at) => (n & (1 << at) ? letter.toUpperCase() : letter)).join('');
/** What somebody sends who wants every request to be of a kind of its own. */
const invented = (n: number): Pick<LoggedScan, 'userAgent' | 'acceptLanguage'> => ({
  acceptLanguage: word(n),
  userAgent:
    [
      `Mozilla/5.0 (X11; ${spelled('ubuntu', n)} x86_64) ${spelled('vivaldi', n)}/1`,
      `Mozilla/5.0 (${word(n)}${spelled('linux', n)}) ${word(n)}/${n} ${spelled('opera mobi', n)} Version/2`,
      `Mozilla/5.0 (${[...'frentopcghs'][n % 11]}${[...'frentopcghs'][n % 7]}bsd) ${spelled('nokia', n)} browser/1`,
      `${word(n)}/${n} (${word(n + 1)}; ${word(n + 2)})`,
    ][n % 4] ?? '',
});

describe('what a request says of itself', () => {
  it.each([
    ['it-IT,it;q=0.9', 'it'],
    ['fil-PH', 'fil'],
    ['iw', 'he'],
    ['EN', 'en'],
    ['xq', 'und'],
    ['qqq', 'und'],
    ['*', 'und'],
    ['', 'und'],
    ['__proto__', 'und'],
  ])('%s is the language %s', (header, language) => expect(languageOf(header)).toBe(language));

  it('is counted by names that are known, however they are spelled, never by invented ones', () => {
    const agents = Array.from({ length: 5_000 }, (_, n) => describeAgent(invented(n).userAgent));
    for (const property of ['device', 'system', 'browser'] as const)
      expect(new Set(agents.map((agent) => agent[property])).size).toBeLessThan(12);
    expect(describeAgent('Mozilla/5.0 (X11; uBuNtU x86_64) vIvAlDi/1')).toMatchObject({
      system: 'Ubuntu',
      browser: 'Vivaldi',
    });
  });
});

describeOnEngine('the counts of scans', ({ db }) => {
  it('do not grow with what 10,000 scans invent, and those from before are still read', async () => {
    const { orgId, codeId } = await insertCode(db, { slug: 'invented' });
    const at = Date.parse('2026-11-20T09:00:00Z');
    const shares = () =>
      db.system((tx) =>
        tx.query<{ span: string; keys: string[]; bytes: number }>(
          `select span, (select json_agg(k) from json_object_keys(shares) k) as keys, length(shares::text) as bytes from scan_counts where code_id = $1 order by span`,
          [codeId],
        ),
      );
    const ingest = async (scans: readonly Partial<LoggedScan>[]) => {
      const line = (scan: Partial<LoggedScan>) => {
        const facts = { orgId, codeId, source: 'scan', visitor: '', ip: '8.8.8.8', isPrefetch: false };
        return `${JSON.stringify({ scanId: uuidv7(at), at, ...facts, ...scan })}\n`;
      };
      const segment = join(testFolder(), '1.log');
      writeFileSync(segment, scans.map(line).join(''));
      const services = testServices(db);
      await ingestSegments({ ...services, keys: services.scans }, [segment]);
    };
    await ingest([{ userAgent: 'Mozilla/5.0 (iPhone) Safari/1', acceptLanguage: 'en' }]);
    await db.system((tx) =>
      tx.query(`update scan_counts set shares = (shares::jsonb || '{"language:qqq": 7}')::json where code_id = $1`, [
        codeId,
      ]),
    );
    await ingest(Array.from({ length: 10_000 }, (_, n) => invented(n)));
    await sumPastHours(db, new Date(at + 3_600_000));
    const rows = await shares();
    expect(rows.map(({ span }) => span)).toEqual(['day', 'hour', 'month']);
    for (const { keys, bytes } of rows) {
      expect(keys).toContain('language:qqq');
      expect(keys.length).toBeLessThan(250);
      expect(bytes).toBeLessThan(8_000);
    }
  });
});
