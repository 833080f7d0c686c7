import { contract } from '../contract/index.js';

/** The text of `routes.gen.ts`. */
export function renderRoutes(): string {
  const rows = Object.entries(contract).map(([id, { method, host, path, input }]) => {
    const org = 'org_id' in input.properties ? ", 'org'" : '';
    return `  '${id}': ['${method}', '${host}', '${path}'${org}],`;
  });
  return [
    '// Made from the contract by `pnpm --filter @swapt/shared routes`; a test compares the two.',
    "import type { OperationId } from '../contract/index.js';",
    "import type { Host, Method } from '../contract/operation.js';",
    '',
    "/** With 'org' it takes the organization it is about. */",
    "export const routes: Record<OperationId, readonly [Method, Host, string, 'org'?]> = {",
    ...rows,
    '};',
    '',
  ].join('\n');
}
