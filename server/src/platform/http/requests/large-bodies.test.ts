import { connect, type AddressInfo } from 'node:net';
import { contract, type Operation, type OperationId } from '@swapt/shared/contract';
import { can, permissions, roles } from '@swapt/shared/values';
import { registerRegistry } from '../../../modules/remotes/registry.routes.js';
import { testApp, type TestApp } from '../../../testing/app.js';
import { describeOnEngine } from '../../../testing/harness.js';
import { testFolder } from '../../../testing/test-folder.js';
import { smallBody } from './large-bodies.js';

const large = Object.entries<Operation>(contract).filter(([, { bodyLimit = 0 }]) => bodyLimit > smallBody);

describeOnEngine('a large body', ({ db }) => {
  let test: TestApp;
  let port: number;
  beforeAll(async () => {
    test = await testApp(db);
    await registerRegistry(test.app, test.services, testFolder());
    await test.app.listen({ host: '127.0.0.1', port: 0 });
    ({ port } = test.app.server.address() as AddressInfo);
  });
  afterAll(() => test.close());

  /** What comes back when only the head of a request was sent, until the server says goodbye or asks for the body. */
  function sendHead(method: string, path: string, headers: Record<string, string> = {}): Promise<string> {
    const lines = [`${method} ${path} HTTP/1.1`, 'host: localhost', 'content-type: application/json'];
    const all = { 'content-length': '2000000', ...headers };
    const head = [...lines, ...Object.entries(all).map(([name, value]) => `${name}: ${value}`)].join('\r\n');
    return new Promise((resolve, reject) => {
      let reply = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(`${head}\r\n\r\n`));
      const wait = setTimeout(() => socket.destroy(new Error(`${path} waits for the body`)), 5000);
      socket.on('data', (data) => {
        reply += String(data);
        if (reply.startsWith('HTTP/1.1 100')) socket.end();
      });
      socket.on('error', reject);
      socket.on('close', () => {
        clearTimeout(wait);
        resolve(reply);
      });
    });
  }
  const asks = { expect: '100-continue' };
  const strangers: Record<string, string>[] = [{}, asks, { authorization: 'Bearer swapt_deploy_wrong' }];

  it('is of operations that are not public', () => {
    expect(large.length).toBeGreaterThan(5);
    expect(large.filter(([, { who }]) => who === 'public')).toEqual([]);
  });

  it.each(large)('of %s is not read from nobody, nor from a wrong token', async (_, { method, path }) => {
    for (const headers of strangers) {
      const reply = await sendHead(method, path, headers);
      expect(reply).toMatch(/^HTTP\/1\.1 401 /);
      expect(reply).toMatch(/connection: close/i);
    }
  });

  it.each(large)('of %s is not read from a person who may do it nowhere', async (_, { method, path, who }) => {
    const { orgId } = await test.organization();
    const [member, nobody] = [await test.user(), await test.user()];
    const lesser = roles.find((role) => permissions.some((permission) => permission === who && !can(role, permission)));
    await test.member(orgId, member, lesser ?? 'viewer');
    const as = async (user: typeof member) => ({ authorization: `Bearer ${await test.token(user)}` });
    expect(await sendHead(method, path, await as(nobody))).toMatch(/^HTTP\/1\.1 404 /);
    expect(await sendHead(method, path, await as(member))).toMatch(/^HTTP\/1\.1 403 /);
  });

  it('is asked for from those who may send it', async () => {
    const { owner } = await test.organization();
    const { path, method } = contract['files.upload' satisfies OperationId];
    const reply = await sendHead(method, path, { ...asks, authorization: `Bearer ${await test.token(owner)}` });
    expect(reply).toMatch(/^HTTP\/1\.1 100 /);
  });

  it('of a release is not read before the deploy token is known', async () => {
    for (const headers of strangers) {
      const reply = await sendHead('POST', '/registry/mf-codes/releases', headers);
      expect(reply).toMatch(/^HTTP\/1\.1 401 /);
      expect(reply).toMatch(/connection: close/i);
    }
    expect(await sendHead('POST', '/registry/nothing/releases')).toMatch(/^HTTP\/1\.1 404 /);
  });
});
