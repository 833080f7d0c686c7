/** The files of a public page: its declaration and data, the screen and the address that answers, each with its test, and its messages. */
import { firstWords } from './first-words.mjs';

export function make(names, { languages }) {
  const { noun } = names;
  return {
    files: {
      [`shared/src/public/screens/${noun}.ts`]: declaration(names),
      [`mf-public/src/features/${noun}/${noun}-screen.tsx`]: screen(names),
      [`mf-public/src/features/${noun}/${noun}-screen.test.tsx`]: screenTest(names),
      [`server/src/public-site/${noun}.routes.ts`]: routes(names),
      [`server/src/public-site/${noun}.test.ts`]: routesTest(names),
      ...Object.fromEntries(
        languages.map((language) => [
          `shared/src/messages/languages/${language}/${noun}.ts`,
          messages(names, language),
        ]),
      ),
    },
    edits: {},
    lists: [
      ['.', 'deploy/bin/public-screens.mjs'],
      ['shared', 'src/surface/write.ts', '--unreleased'],
    ],
  };
}

const declaration = ({ noun, camel, Many, Title }) => `import type { PublicScreenDeclaration } from '../declaration.js';

export type ${Many}ScreenData =
  { screen: '${camel}'; kind: 'shown'; orgName: string } | { screen: '${camel}'; kind: 'unknown' };

export const ${camel} = {
  isListed: true,
  paths: [{ path: '/${noun}/:id', title: '${Title}', methods: ['GET'] }],
} as const satisfies PublicScreenDeclaration;
`;

/** A language without first words begins in English: the test of the languages names the file until somebody translates it. */
const messages = ({ camel }, language) => {
  const [head, type, end] =
    language === 'en'
      ? ['', '', '} as const;']
      : ["import type { Messages } from '../../messages.js';\n\n", `: Messages['${camel}']`, '};'];
  const lines = Object.entries(firstWords[language] ?? firstWords.en).map(([key, text]) => `  ${key}: '${text}',\n`);
  return `${head}export const ${camel}${type} = {\n${lines.join('')}${end}\n`;
};

const screen = ({ camel, many, Many }) => `import { useScreenData } from '@swapt/shared/public';
import { CodePicture } from '../../frame/code-picture.js';
import { Message } from '../../frame/message.js';
import { PageFrame } from '../../frame/page-frame.js';
import { HomeLink } from '../../frame/home-links.js';
import { useText } from '../../frame/use-text.js';

/** The ${many} of an organization. */
export default function ${Many}Screen() {
  const page = useScreenData('${camel}');
  const text = useText('${camel}');
  if (page.kind === 'unknown') return <Unknown />;
  const { orgName } = page;
  return (
    <PageFrame>
      <article className="prose">
        <h1>{text('title', { orgName })}</h1>
        <p className="lead">{text('lead')}</p>
      </article>
    </PageFrame>
  );
}

function Unknown() {
  const text = useText('${camel}');
  return (
    <Message title={text('unknownTitle')} picture={<CodePicture sign="question" />} actions={<HomeLink />}>
      <p>{text('unknownText')}</p>
    </Message>
  );
}
`;

const screenTest = ({ camel, many, Many }) => `import type { ${Many}ScreenData } from '@swapt/shared/public';
import { scriptPayloads } from '@swapt/shared/testing';
import { openScreen as open } from '../../testing/open-screen.js';

describe('the page of ${many}', () => {
  it.each<[string, ${Many}ScreenData]>([
    ['Welcome to Corner shop', { screen: '${camel}', kind: 'shown', orgName: 'Corner shop' }],
    ['There is no page here', { screen: '${camel}', kind: 'unknown' }],
  ])('says “%s”, the same from the server and in the browser', async (heading, data) => {
    const { before, after, repairs } = await open(data);
    expect(document.querySelector('h1')).toHaveTextContent(heading);
    expect([after, repairs]).toEqual([before, []]);
  });

  it.each(scriptPayloads)('shows %s as text', async (orgName) => {
    await open({ screen: '${camel}', kind: 'shown', orgName });
    expect(document.querySelector('h1')).toHaveTextContent(\`Welcome to \${orgName}\`, { normalizeWhitespace: false });
    expect(document.querySelector('#root script')).toBeNull();
  });
});
`;

const routes = ({ noun, camel, many, Many }) => `import type { FastifyInstance } from 'fastify';
import type { Services } from '../platform/services.js';
import { orgOf } from './org-of.js';
import type { SendPublicPage } from './public-page.js';
import { textsFor } from './shopper-language.js';

/** \`/${noun}/:id\`: the ${many} of the organization that \`:id\` is, or whose code, page or campaign it is. */
export function register${Many}(app: FastifyInstance, services: Services, send: SendPublicPage): void {
  app.get<{ Params: { id: string } }>('/${noun}/:id', async (request, reply) => {
    const text = textsFor(request).${camel};
    const org = await orgOf(services, request.params.id);
    if (!org) {
      return send(reply, {
        status: 404,
        title: text('unknownTitle'),
        description: text('unknownText'),
        data: { screen: '${camel}', kind: 'unknown' },
      });
    }
    return send(reply, {
      status: 200,
      title: text('title', { orgName: org.name }),
      description: text('summary', { orgName: org.name }),
      data: { screen: '${camel}', kind: 'shown', orgName: org.name },
      orgId: org.org_id,
    });
  });
}
`;

const routesTest = ({ noun, camel }) => `import type { FastifyInstance } from 'fastify';
import { uuidv7 } from '../platform/db/uuid.js';
import { insertOrg } from '../testing/rows/code-rows.js';
import { describeOnEngine, testServices } from '../testing/harness.js';
import { publicApp, screenDataOf } from '../testing/public-app.js';

describeOnEngine('GET /${noun}/:id', ({ db }) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await publicApp(testServices(db));
  });
  afterAll(() => app.close());

  it('shows those of an organization', async () => {
    const { statusCode, body } = await app.inject(\`/${noun}/\${await insertOrg(db, 'Corner shop')}\`);
    expect(statusCode).toBe(200);
    expect(body).toContain('<title>Welcome to Corner shop</title>');
    expect(screenDataOf(body)).toEqual({ screen: '${camel}', kind: 'shown', orgName: 'Corner shop' });
  });

  it('says the same of an organization that never was and of an address that names none', async () => {
    for (const id of [uuidv7(), 'x', "'--"]) {
      const { statusCode, body } = await app.inject(\`/${noun}/\${id}\`);
      expect({ id, statusCode, data: screenDataOf(body) }).toEqual({
        id,
        statusCode: 404,
        data: { screen: '${camel}', kind: 'unknown' },
      });
    }
  });
});
`;
