import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import Fastify from 'fastify';
import pg from 'pg';
import { serverRoot } from '../platform/db/server-root.js';

interface TestEnvironment {
  teardown: () => Promise<void>;
}
type EnvironmentClass = new (config: { projectConfig: object }) => TestEnvironment;

const load = createRequire(join(serverRoot, 'src'));

describe('The environment of tests', () => {
  it('has one realm: what a package throws is an error here too', async () => {
    const thrown = await Fastify()
      .register(() => Promise.reject(new Error('not ready')))
      .ready()
      .then(
        () => undefined,
        (error: unknown) => error,
      );
    expect(thrown).toBeInstanceOf(Error);
    await expect(new pg.Client('postgres://nobody@127.0.0.1:1/none').connect()).rejects.toBeInstanceOf(Error);
  });

  it('undoes what a test file did to globals and to the variables of the environment', async () => {
    const Environment = load(join(serverRoot, '..', 'deploy', 'jest', 'environment.cjs')) as EnvironmentClass;
    const { fetch } = globalThis;
    const { PATH } = process.env;
    const { exit } = process;
    const environment = new Environment({ projectConfig: { globals: {} } });
    Object.assign(globalThis, { leftBehind: true, fetch: () => undefined });
    Object.assign(process.env, { LEFT_BEHIND: 'yes', PATH: 'changed' });
    process.exit = () => {
      throw new Error('It ended');
    };
    await environment.teardown();
    expect(globalThis).not.toHaveProperty('leftBehind');
    expect(globalThis.fetch).toBe(fetch);
    expect([process.env.LEFT_BEHIND, process.env.PATH]).toEqual([undefined, PATH]);
    expect(process.exit).toBe(exit);
  });

  it('compiles a schema once per worker, and anew for whoever reads it in another way', () => {
    const schema = () => ({ type: 'object', properties: { pages: { type: 'integer' } } });
    const strict = new Ajv().compile(schema());
    expect(new Ajv().compile(schema())).toBe(strict);
    const coercing = new Ajv({ coerceTypes: true }).compile(schema());
    expect([strict({ pages: '1' }), coercing({ pages: '1' })]).toEqual([false, true]);
    expect(new Ajv().compile({ ...schema(), required: ['pages'] })({})).toBe(false);
  });
});
