/** `npm run check`: format, lint, types, dead code and unit tests; no browser. */
import { runJest } from './jest.mjs';
import { checkNode, install } from './lib.mjs';
import { runStaticChecks } from './static-checks.mjs';
import { closingLine } from './summary.mjs';

checkNode();
await install();
closingLine([await runStaticChecks(), await runJest()]);
