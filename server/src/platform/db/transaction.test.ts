import { readFile } from 'node:fs/promises';
import { drawQr } from '@swapt/shared/qr';
import { readConfig } from '../config/config.js';
import { hashPassword } from '../passwords/passwords.js';
import { createProfileReader } from '../../identity/read-profile.js';
import { createTokenVerifier } from '../../identity/verify-token.js';
import { handOver } from '../mail/transport.js';
import { makePicture } from '../../modules/aiqr/make-picture.js';
import { renderEps } from '../../modules/code-prints/rendering/eps.js';
import { readLogo } from '../../modules/code-styles/logo.js';
import { renderPng } from '../../modules/code-prints/rendering/png.js';
import { scoreStyle } from '../../modules/code-styles/score/scan-score.js';
import { reEncode, shrink } from '../../modules/images/re-encode.js';
import { defaultQrStyle } from '@swapt/shared/values';
import { describeOnEngines, testServices } from '../../testing/harness.js';
import { stability } from '../vendors/image-model/stability.js';
import { watchTransactions } from '../../testing/engines/transaction-watch.js';
import { refuseInTransaction } from './transaction.js';

const mail = {
  mail_id: crypto.randomUUID(),
  recipient: 'kim@example.com',
  subject: 'Hello',
  body: 'Hello',
  html: null,
  attachments: null,
};
const style = { ...defaultQrStyle, foreground: '#00000a' };
const request = { text: 'https://example.com/abc', prompt: 'leaves', style: 'paper', seed: 1 } as const;
const painted = { ...request, guide: Buffer.alloc(1), strength: 1 };
const nowhere = 'http://127.0.0.1:1';
const outside = { AUTH_ISSUER: nowhere, AUTH_CLIENT_ID: 'client', AUTH_AUDIENCE: 'https://api.example/' };
const token = `${Buffer.from('{"alg":"RS256"}').toString('base64url')}.e30.c2ln`;
const drawing = { ...drawQr(request.text, style), logo: { x: 0, y: 0, size: 1 } };
const printed = { drawing, logo: 'data:image/png;base64,', millimetres: 20, title: 'Code', now: new Date() };

describeOnEngines('inside a transaction', ({ db, engine }) => {
  const services = () => testServices(db);
  it.each<[string, () => Promise<unknown>]>([
    ['a scan trial', async () => scoreStyle({ text: 'https://example.com/abc', style })],
    ['drawing', async () => renderPng('<svg xmlns="http://www.w3.org/2000/svg"/>', 10)],
    ['drawing', () => renderEps(printed)],
    ['drawing', () => readLogo({ ...services().storage, get: async () => Buffer.alloc(1) }, 'org', 'logo')],
    ['drawing', () => makePicture(request)],
    ['image work', async () => reEncode(Buffer.alloc(10))],
    ['image work', async () => shrink(Buffer.alloc(10), 10)],
    ['hashing a password', () => hashPassword('correct horse')],
    ['a mail server', () => handOver(services().config, mail, new AbortController().signal)],
    ['an image model', () => stability({ url: nowhere, key: '' }).paint(painted)],
    ['the identity provider', () => createProfileReader(`${nowhere}/`)('token', { sub: 'kim' })],
    ['the identity provider', () => createTokenVerifier({ ...services(), config: readConfig(outside) })(token)],
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
