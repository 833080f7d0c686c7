/** The files of a new noun: what it lets callers do, its table, statements, handlers, declaration, fixture and test. */

export function make(names, { nextMigration }) {
  const folder = `server/src/modules/${names.noun}/${names.noun}`;
  return {
    files: {
      [`shared/src/contract/${names.noun}.ts`]: contract(names),
      [`server/migrations/${nextMigration}-${names.noun}.sql`]: migration(names),
      [`${folder}.sql.ts`]: statements(names),
      [`${folder}.routes.ts`]: routes(names),
      [`${folder}.module.ts`]: declaration(names),
      [`${folder}.fixture.ts`]: fixture(names),
      [`${folder}.test.ts`]: test(names),
    },
    // Operations of the contract, modules of the server. What refers to something stands before it.
    edits: {
      'shared/src/contract/index.ts': {
        imports: `import { ${names.camel} } from './${names.noun}.js';`,
        after: [['export const contract = {\n', `  ...${names.camel},\n`]],
      },
      'server/src/app/modules.ts': {
        imports: `import { ${names.camel}Module } from '../modules/${names.noun}/${names.noun}.module.js';`,
        after: [['const nouns: readonly Module[] = [\n', `  ${names.camel}Module,\n`]],
      },
    },
    lists: [
      ['shared', 'src/client/generate-routes.ts'],
      ['shared', 'src/surface/write.ts', '--unreleased'],
      ['server', 'src/platform/db/statements/pull-statements.ts'],
    ],
  };
}

const contract = ({ noun, camel, id, words, many, One }) => `import { Type } from 'typebox';
import { Data, Input, Iso, List, Name, operation, OrgId, Paging, Uuid } from './operation.js';

export const ${One} = Type.Object({ ${id}: Type.String(), org_id: Type.String(), name: Type.String(), created_at: Iso });

export const ${camel} = {
  '${camel}.create': operation({
    method: 'POST',
    path: '/api/${noun}/create',
    host: 'core',
    who: 'codes:write',
    summary: 'Creates a ${words}',
    input: Input({ org_id: OrgId, name: Name }),
    reply: Data(${One}),
    errors: [],
  }),
  '${camel}.list': operation({
    method: 'POST',
    path: '/api/${noun}/list',
    host: 'core',
    who: 'codes:read',
    readsOnly: true,
    summary: 'The ${many}, newest first',
    input: Input({ org_id: OrgId, ...Paging }),
    reply: List(${One}),
    errors: [],
  }),
  '${camel}.delete': operation({
    method: 'POST',
    path: '/api/${noun}/delete',
    host: 'core',
    who: 'codes:write',
    summary: 'Deletes a ${words}',
    input: Input({ org_id: OrgId, ${id}: Uuid }),
    reply: Data(Type.Object({ ${id}: Type.String() })),
    errors: ['request.not_found'],
  }),
};
`;

const migration = ({ table, id, many }) => `-- The ${many} of an organization.
create table ${table} (
  org_id uuid not null references organizations on delete cascade,
  ${id} uuid not null,
  name text not null,
  created_at timestamptz not null,
  primary key (org_id, ${id})
);
create index ${table}_newest on ${table} (org_id, created_at, ${id});
select wall_off('${table}');
`;

const statements = ({ table, id, One, Many }) => `import type { Tx } from '../../platform/db/database.js';
import type { ${Many}Row } from '../../platform/db/tables.gen.js';

const columns = 'org_id, ${id}, name, created_at';

export const insert${One} = (tx: Tx, row: ${Many}Row) =>
  tx.query(
    \`insert into ${table} (\${columns}) values ($1, $2, $3, $4) returning \${columns}\`,
    [row.org_id, row.${id}, row.name, row.created_at],
  );

export const select${Many} = (tx: Tx, orgId: string, limit: number, offset: number) =>
  tx.query(
    \`select \${columns} from ${table} where org_id = $1 order by created_at desc, ${id} desc limit $2 offset $3\`,
    [orgId, limit, offset],
  );

export const count${Many} = (tx: Tx, orgId: string) =>
  tx.query('select count(*) as total from ${table} where org_id = $1', [orgId]);

export const delete${One} = (tx: Tx, orgId: string, id: string) =>
  tx.query('delete from ${table} where org_id = $1 and ${id} = $2 returning ${id}', [orgId, id]);
`;

const routes = ({ noun, camel, id, words, One, Many }) => `import { uuidv7 } from '../../platform/db/uuid.js';
import type { ${Many}Row } from '../../platform/db/tables.gen.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Handlers } from '../../platform/http/handler.js';
import { paging } from '../../platform/http/requests/paging.js';
import { count${Many}, delete${One}, insert${One}, select${Many} } from './${noun}.sql.js';

export const ${camel}Handlers: Handlers<'${camel}.create' | '${camel}.list' | '${camel}.delete'> = {
  '${camel}.create': async ({ tx, orgId, services }, input) => {
    const now = services.now();
    const row = { org_id: orgId, ${id}: uuidv7(now), name: input.name.trim(), created_at: now };
    await insert${One}(tx, row);
    return { data: to${One}(row) };
  },

  '${camel}.list': async ({ tx, orgId }, input) => {
    const { page, pageSize, limit, offset } = paging(input);
    const rows = await select${Many}(tx, orgId, limit, offset);
    const [counted] = await count${Many}(tx, orgId);
    return { data: rows.map(to${One}), page, pageSize, total: counted?.total ?? 0 };
  },

  '${camel}.delete': async ({ tx, orgId }, input) => {
    const [row] = await delete${One}(tx, orgId, input.${id});
    if (!row) throw new AppError('request.not_found', 'This ${words} does not exist or was deleted.');
    return { data: row };
  },
};

const to${One} = ({ created_at, ...row }: ${Many}Row) => ({ ...row, created_at: created_at.toISOString() });
`;

const declaration = ({ noun, camel, table }) => `import { defineModule } from '../../platform/module.js';
import { ${camel}Handlers } from './${noun}.routes.js';

export const ${camel}Module = defineModule({ handlers: ${camel}Handlers, tables: ['${table}'] });
`;

const fixture = ({ camel, id, words }) => `import type { Fixture } from '../../testing/tenancy/fixtures.js';

/** One ${words} of an organization, for the tests that ask what strangers see of it. */
export const fixture: Fixture = {
  fill: async ({ call, orgId, canary }) => {
    const { data } = await call('${camel}.create', { org_id: orgId, name: canary });
    return { ${id}: data.${id} };
  },
};
`;

const test = ({ camel, id, many, One }) => `import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngines } from '../../testing/harness.js';

describeOnEngines('${many}', ({ db }) => {
  let test: TestApp;
  let orgId: string;
  let owner: TestUser;

  beforeAll(async () => {
    test = await testApp(db);
  });
  beforeEach(async () => {
    ({ orgId, owner } = await test.organization());
  });
  afterAll(() => test.close());

  const create${One} = (name: string) => test.as(owner).call('${camel}.create', { org_id: orgId, name });

  it('are made, listed newest first, and deleted', async () => {
    const { data: first } = await create${One}(' First ');
    test.services.setNow(new Date(test.services.now().getTime() + 1000));
    await create${One}('Second');
    const { call } = test.as(owner);
    const { data, total } = await call('${camel}.list', { org_id: orgId });
    expect([total, data.map(({ name }) => name)]).toEqual([2, ['Second', 'First']]);
    await call('${camel}.delete', { org_id: orgId, ${id}: first.${id} });
    expect((await call('${camel}.list', { org_id: orgId })).total).toBe(1);
  });

  it('of another organization are as good as missing', async () => {
    const { data } = await create${One}('Ours');
    const stranger = await test.organization();
    const input = { org_id: stranger.orgId, ${id}: data.${id} };
    expect((await test.as(stranger.owner).send('${camel}.delete', input)).status).toBe(404);
    expect((await test.as(owner).call('${camel}.list', { org_id: orgId })).total).toBe(1);
  });
});
`;
