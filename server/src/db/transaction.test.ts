import { readFile } from 'node:fs/promises';
import { hashPassword } from '../identity/accounts/passwords.js';
import { handOver } from '../mail/transport.js';
import { renderPng } from '../modules/codes/rendering/png.js';
import { scoreStyle } from '../modules/codes/score/scan-score.js';
import { reEncode, shrink } from '../modules/images/re-encode.js';
import { defaultQrStyle } from '@swapt/shared/values';
import { describeOnEngines, testServices } from '../testing/harness.js';
import { watchTransactions } from '../testing/transaction-watch.js';
import { refuseInTransaction } from './transaction.js';

const mail = { mail_id: crypto.randomUUID(), recipient: 'kim@example.com', subject: 'Hello', body: 'Hello' };
const style = { ...defaultQrStyle, foreground: '#00000a' };

describeOnEngines('inside a transaction', ({ db, engine }) => {
  it.each<[string, () => Promise<unknown>]>([
    ['a scan trial', async () => scoreStyle({ text: 'https://example.com/abc', style })],
    ['drawing', async () => renderPng('<svg xmlns="http://www.w3.org/2000/svg"/>', 10)],
    ['image work', async () => reEncode(Buffer.alloc(10))],
    ['image work', async () => shrink(Buffer.alloc(10), 10)],
    ['hashing a password', () => hashPassword('correct horse')],
    ['a mail server', () => handOver(testServices(db).config, mail, new AbortController().signal)],
  ])('%s is refused by the running program', async (what, work) => {
    const tried = db.system(() => work());
    await expect(tried).rejects.toThrow(
      `Inside of a transaction stand statements alone; ${what} comes before or after it`,
    );
  });

  it('and what follows it may do all of that', async () => {
    await db.system((tx) => tx.query('select 1'));
    expect(() => refuseInTransaction('hashing a password')).not.toThrow();
    await expect(hashPassword('correct horse')).resolves.toContain('scrypt');
  });

  if (engine === 'pglite') {
    it('a file, a pause and hashing are seen by the tests of all operations, and statements are not', async () => {
      const watch = watchTransactions();
      const seen = async (work: () => Promise<unknown>) => {
        watch.start();
        await db.system(async (tx) => {
          await tx.query('select 1');
          await work();
        });
        return watch.stop().map((line) => line.replace(/ .*/s, ''));
      };
      expect(await seen(async () => undefined)).toEqual([]);
      expect(await seen(() => readFile(__filename))).toContain('FSREQPROMISE');
      expect(await seen(() => new Promise((end) => setTimeout(end, 1)))).toContain('Timeout');
      expect(await seen(() => crypto.subtle.digest('SHA-256', new Uint8Array(9)))).not.toEqual([]);
    });
  }
});
