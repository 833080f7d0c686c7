/** Writes `routes.gen.ts`, the only part of the contract that browsers carry: method, host and path per operation. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { renderRoutes } from './render-routes.js';

writeFileSync(fileURLToPath(new URL('./routes.gen.ts', import.meta.url)), renderRoutes());
