/** The files of a public page: its declaration and data, the screen and the address that answers, each with its test. */

export function make(names) {
  const { noun } = names;
  return {
    files: {
      [`shared/src/public/screens/${noun}.ts`]: declaration(names),
      [`mf-public/src/features/${noun}/${noun}-screen.tsx`]: screen(names),
      [`mf-public/src/features/${noun}/${noun}-screen.test.tsx`]: screenTest(names),
      [`server/src/public-site/${noun}.routes.ts`]: routes(names),
      [`server/src/public-site/${noun}.test.ts`]: routesTest(names),
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

const screen = ({ camel, many, Many, Title }) => `import { useScreenData } from '@swapt/shared/public';
import { CodePicture } from '../../frame/code-picture.js';
import { Message } from '../../frame/message.js';
import { PageFrame } from '../../frame/page-frame.js';
import { HomeLink } from '../../frame/home-links.js';

/** The ${many} of an organization. */
export default function ${Many}Screen() {
  const page = useScreenData('${camel}');
  if (page.kind === 'unknown') return <Unknown />;
  return (
    <PageFrame>
      <article className="prose">
        <h1>
          ${Title} of {page.orgName}
        </h1>
        <p className="lead">{page.orgName} shows no ${many} here yet.</p>
      </article>
    </PageFrame>
  );
}

function Unknown() {
  return (
    <Message title="There are no ${many} here" picture={<CodePicture sign="question" />} actions={<HomeLink />}>
      <p>You may have mistyped the address, or the organization no longer exists.</p>
    </Message>
  );
}
`;

const screenTest = ({ camel, many, Many, Title }) => `import type { ${Many}ScreenData } from '@swapt/shared/public';
import { renderPublicPage, scriptPayloads } from '@swapt/shared/testing';
import { contribution } from '../../contribution.js';
import { screens } from '../../remote.gen.js';
import { render } from '../../server.js';

const open = (data: ${Many}ScreenData) => renderPublicPage({ contribution, screens, render }, data);

describe('the page of ${many}', () => {
  it.each<[string, ${Many}ScreenData]>([
    ['${Title} of Corner shop', { screen: '${camel}', kind: 'shown', orgName: 'Corner shop' }],
    ['There are no ${many} here', { screen: '${camel}', kind: 'unknown' }],
  ])('says “%s”, the same from the server and in the browser', async (heading, data) => {
    const { before, after, repairs } = await open(data);
    expect(document.querySelector('h1')).toHaveTextContent(heading);
    expect([after, repairs]).toEqual([before, []]);
  });

  it.each(scriptPayloads)('shows %s as text', async (orgName) => {
    await open({ screen: '${camel}', kind: 'shown', orgName });
    expect(document.querySelector('h1')).toHaveTextContent(\`${Title} of \${orgName}\`, { normalizeWhitespace: false });
    expect(document.querySelector('#root script')).toBeNull();
  });
});
`;

const routes = ({ noun, camel, many, Many, Title }) => `import type { FastifyInstance } from 'fastify';
import { selectShopperTerms } from '../modules/terms/terms.service.js';
import { isUuid } from '../platform/db/uuid.js';
import type { Services } from '../platform/services.js';
import type { SendPublicPage } from './public-page.js';

/** \`/${noun}/:id\`: the ${many} of the organization that \`:id\` is, or whose code, page or campaign it is. */
export function register${Many}(app: FastifyInstance, { db }: Services, send: SendPublicPage): void {
  app.get<{ Params: { id: string } }>('/${noun}/:id', async (request, reply) => {
    const id = request.params.id.toLowerCase();
    const [org] = isUuid(id) ? await db.system((tx) => selectShopperTerms(tx, id)) : [];
    if (!org) {
      return send(reply, {
        status: 404,
        title: 'There are no ${many} here',
        description: 'The address may be mistyped.',
        data: { screen: '${camel}', kind: 'unknown' },
      });
    }
    return send(reply, {
      status: 200,
      title: \`${Title} of \${org.name}\`,
      description: \`The ${many} of \${org.name}.\`,
      data: { screen: '${camel}', kind: 'shown', orgName: org.name },
      orgId: org.org_id,
    });
  });
}
`;

const routesTest = ({ noun, camel, Title }) => `import type { FastifyInstance } from 'fastify';
import { uuidv7 } from '../platform/db/uuid.js';
import { insertOrg } from '../testing/code-rows.js';
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
    expect(body).toContain('<title>${Title} of Corner shop</title>');
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
