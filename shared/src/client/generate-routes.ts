/** Writes the only part of the contract that browsers carry, method, host and path per operation: of all for the console, of those for everybody for pages. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { renderPublicRoutes, renderRoutes } from './render-routes.js';

const write = (name: string, text: string) => writeFileSync(fileURLToPath(new URL(name, import.meta.url)), text);
write('./routes.gen.ts', renderRoutes());
write('./public-routes.gen.ts', renderPublicRoutes());
