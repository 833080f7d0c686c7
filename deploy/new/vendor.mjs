/** The files of an outside service: its port, the adapter with its settings, a server that stands in for it in tests, and the test. */

export function make(names) {
  const { noun, camel } = names;
  const folder = `server/src/platform/vendors/${noun}`;
  return {
    files: {
      [`${folder}/${noun}.ts`]: port(names),
      [`${folder}/${noun}.vendor.ts`]: declaration(names),
      [`${folder}/${noun}-http.ts`]: adapter(names),
      [`${folder}/${noun}-http.test.ts`]: test(names),
      [`${folder}/stand-in.ts`]: standIn(names),
    },
    edits: {
      'server/src/platform/vendors/vendors.ts': {
        imports: `import { ${camel} } from './${noun}/${noun}.vendor.js';`,
        after: [
          ['export const vendorSettings = {\n', `  ...${camel}.settings,\n`],
          ['  imageModel: imageModel.make(config),\n', `  ${camel}: ${camel}.make(config),\n`],
        ],
      },
    },
    lists: [['server', 'src/platform/config/write-settings.ts']],
  };
}

const port = ({ One }) => `/** What is sent, to whom. */
export interface ${One}Message {
  to: string;
  text: string;
}

/** An outside service that takes messages. It throws a VendorError. */
export interface ${One} {
  /** Answers with the id that the service gave to the message. */
  send: (message: ${One}Message) => Promise<{ id: string }>;
}
`;

const declaration = ({ noun, camel, words, One, ENV }) => `import * as value from '../../settings/setting-values.js';
import { defineVendor } from '../define-vendor.js';
import type { ${One} } from './${noun}.js';
import { ${camel}Http } from './${noun}-http.js';

export const ${camel} = defineVendor({
  settings: {
    ${camel}Url: {
      env: 'SWAPT_${ENV}_URL',
      initial: '',
      about: 'The address of the ${words} service.',
      parse: value.optional<string>(value.webAddress),
    },
    ${camel}Key: {
      env: 'SWAPT_${ENV}_KEY',
      initial: '',
      about: 'The key of the ${words} service.',
      parse: value.text,
    },
  },
  make: ({ ${camel}Url: url, ${camel}Key: key }): ${One} | undefined => (url ? ${camel}Http({ url, key }) : undefined),
});
`;

const adapter = ({ noun, camel, words, One }) => `import { fetchVendor } from '../fetch-vendor.js';
import { VendorError } from '../vendor-error.js';
import type { ${One} } from './${noun}.js';

const vendor = '${One}';
const TIMEOUT_MS = 10_000;

interface Settings {
  /** The address of the service, without a slash at the end. */
  url: string;
  key: string;
}

/** The ${words} service over HTTP: a message goes there as JSON, its id comes back. */
export const ${camel}Http = ({ url, key }: Settings): ${One} => ({
  async send(message) {
    const response = await fetchVendor(\`\${url}/messages\`, {
      vendor,
      what: 'a message',
      timeoutMs: TIMEOUT_MS,
      isRefusal: (status) => status === 422,
      method: 'POST',
      headers: { authorization: \`Bearer \${key}\`, 'content-type': 'application/json' },
      body: JSON.stringify(message),
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (!hasId(answer)) throw new VendorError(vendor, 'unavailable', 'an answer without an id');
    return { id: answer.id };
  },
});

const hasId = (answer: unknown): answer is { id: string } =>
  typeof answer === 'object' && answer !== null && 'id' in answer && typeof answer.id === 'string';
`;

const standIn = ({ words }) => `import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const key = 'sk-stand-in';

interface StandIn {
  url: string;
  key: string;
  /** What was sent, as it came. */
  sent: unknown[];
  close: () => Promise<void>;
}

/** The ${words} service on this machine. It takes no message that says “forbidden”, and none after the third. */
export async function startStandIn(): Promise<StandIn> {
  const sent: unknown[] = [];
  const answer = (authorization: string | undefined, body: string): [status: number, reply: object] => {
    if (authorization !== \`Bearer \${key}\`) return [401, { error: 'unauthorized' }];
    if (body.includes('forbidden')) return [422, { error: 'content' }];
    if (sent.length === 3) return [429, { error: 'too many' }];
    sent.push(JSON.parse(body));
    return [200, { id: \`message-\${sent.length}\` }];
  };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const [status, reply] = answer(request.headers.authorization, body);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: \`http://127.0.0.1:\${port}\`,
    key,
    sent,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
`;

const test = ({ camel, words, ENV }) => `import { readConfig } from '../../config/config.js';
import { makeVendors } from '../vendors.js';
import { startStandIn } from './stand-in.js';

describe('the ${words} service', () => {
  let standIn: Awaited<ReturnType<typeof startStandIn>>;
  beforeEach(async () => {
    standIn = await startStandIn();
  });
  afterEach(() => standIn.close());

  const portAt = ({ url, key } = standIn) =>
    makeVendors(readConfig({ SWAPT_${ENV}_URL: url, SWAPT_${ENV}_KEY: key })).${camel};
  const message = { to: 'kim', text: 'Your order is ready' };

  it('is not there unless it is set up', () => {
    expect(makeVendors(readConfig({})).${camel}).toBeUndefined();
  });

  it('takes a message and gives it an id', async () => {
    expect(await portAt()?.send(message)).toEqual({ id: 'message-1' });
    expect(standIn.sent).toEqual([message]);
  });

  it('refuses a message for good', async () => {
    const refused = portAt()?.send({ ...message, text: 'forbidden' });
    await expect(refused).rejects.toMatchObject({ name: 'VendorError', failure: 'refused' });
  });

  it('takes only so many', async () => {
    for (let n = 0; n < 3; n++) await portAt()?.send(message);
    await expect(portAt()?.send(message)).rejects.toMatchObject({ failure: 'limited' });
  });

  it.each([
    ['with another key', () => ({ ...standIn, key: 'sk-wrong' })],
    ['where nobody listens', () => ({ ...standIn, url: 'http://127.0.0.1:1' })],
  ])('is unavailable %s, and its key stays with us', async (_, at) => {
    const failed = await portAt(at())
      ?.send(message)
      .catch((error: unknown) => error);
    expect(failed).toMatchObject({ name: 'VendorError', failure: 'unavailable' });
    expect(String(failed)).not.toContain('sk-');
  });
});
`;
