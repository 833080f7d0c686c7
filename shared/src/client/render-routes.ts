import { contract, type Operation } from '../contract/index.js';

const rowsOf = (operations: readonly (readonly [string, Operation])[]) =>
  operations.map(([id, { method, host, path, input }]) => {
    const org = 'org_id' in input.properties ? ", 'org'" : '';
    return `  '${id}': ['${method}', '${host}', '${path}'${org}],`;
  });
const all = Object.entries<Operation>(contract);
const made = '// Made from the contract by `pnpm --filter @swapt/shared routes`; a test compares the two.';

/** The text of `routes.gen.ts`. */
export const renderRoutes = (): string =>
  [
    made,
    "import type { OperationId } from '../contract/index.js';",
    "import type { Route } from './call.js';",
    '',
    'export const routes: Record<OperationId, Route> = {',
    ...rowsOf(all),
    '};',
    '',
  ].join('\n');

/** The text of `public-routes.gen.ts`. */
export const renderPublicRoutes = (): string =>
  [
    made,
    "import type { Route } from './call.js';",
    '',
    'export const publicRoutes = {',
    ...rowsOf(all.filter(([, { who }]) => who === 'public')),
    '} as const satisfies Record<string, Route>;',
    '',
  ].join('\n');
