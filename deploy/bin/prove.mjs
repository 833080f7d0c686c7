/** `npm run prove -- durability`: one area's long proof, whole. `npm test` runs the same tests with a few cases each. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { proveNew } from '../new/prove-new.mjs';
import { runBrowserTests } from './browser-tests.mjs';
import { build } from './build.mjs';
import { checkNode, fail, install, root } from './lib.mjs';

/** The suites that `npm test` runs on one engine, or each part of on one. */
const onOneEngine = readdirSync(join(root, 'server/src'), { recursive: true, encoding: 'utf8' })
  .map((name) => join('server/src', name))
  .filter(
    (file) => file.endsWith('.test.ts') && /describeOnEngine\(|isAsked\(/.test(readFileSync(join(root, file), 'utf8')),
  );

/** Each area: its test files and the variables that make them whole, or what proves it. */
const areas = {
  durability: {
    files: [
      'server/src/scan-ingestion/power-cut.test.ts',
      'server/src/scan-ingestion/kill.test.ts',
      'server/src/platform/db/open.test.ts',
    ],
    env: { SWAPT_PROVE_CUTS: '50' },
  },
  doctor: {
    files: ['server/src/app/doctor/doctor.test.ts', 'server/src/app/doctor/doctor-busy.test.ts'],
    env: { SWAPT_PROVE_ROUNDS: '100' },
  },
  engines: { files: onOneEngine, env: { SWAPT_PROVE: 'engines' } },
  edge: { files: ['server/src/app/tests/odd-values.test.ts'], env: { SWAPT_PROVE: 'edge' } },
  bulk: {
    files: ['large-change', 'large-import', 'killed'].map((name) => `server/src/modules/bulk-changes/${name}.test.ts`),
    env: { SWAPT_PROVE: 'bulk' },
  },
  backup: {
    files: ['archive', 'restore', 'backup-program'].map((name) => `server/src/app/backup/${name}.test.ts`),
    env: { SWAPT_PROVE: 'backup' },
  },
  till: {
    files: [
      'server/src/modules/payments/killed-till.test.ts',
      'server/src/modules/payments/thousand-reports.test.ts',
      'server/src/modules/payments/payments.test.ts',
      'server/src/modules/payments/refunds.test.ts',
      'server/src/modules/checkout/two-processes.test.ts',
      'server/src/modules/checkout/random-carts.test.ts',
      'server/src/modules/discounts/discounts.test.ts',
    ],
    env: { SWAPT_PROVE: 'till' },
  },
  stand: {
    files: [
      ...['races', 'rush', 'order-grants'].map((name) => `server/src/modules/promo-locks/opening/${name}.test.ts`),
      'server/src/modules/desk-sales/two-processes.test.ts',
      'server/src/modules/settlements/two-processes.test.ts',
      'server/src/modules/settlements/random-events.test.ts',
    ],
    env: { SWAPT_PROVE: 'stand' },
  },
  new: { prove: proveNew },
  colours: { prove: () => proveInBrowsers('colours', 'specs/stores/store-colours.spec.ts') },
  payloads: { prove: () => proveInBrowsers('payloads', 'specs/payloads') },
  remotes: { prove: () => proveInBrowsers('remotes', 'specs/independence/foreign-remote.spec.ts') },
  upgrades: { files: ['server/src/app/doctor/upgrade.test.ts'], env: { SWAPT_PROVE: 'upgrades' } },
};

const [name, ...rest] = process.argv.slice(2);
const area = Object.hasOwn(areas, name ?? '') ? areas[name] : undefined;
if (!area || rest.length > 0) fail(`Say what to prove: npm run prove -- ${Object.keys(areas).join(' | ')}`);
checkNode();
await install();
if (area.prove) close(await area.prove());
await build(['server']);
const settings = Object.entries(area.env).map(([key, value]) => `${key}=${value}`);
console.log(`Proving ${name} with ${settings.join(' ')}: ${area.files.join(', ')}`);
const jest = join('node_modules', 'jest', 'bin', 'jest.js');
const { status } = spawnSync(
  process.execPath,
  [jest, '-c', 'jest.config.mjs', '--runInBand', '--verbose', '--runTestsByPath', ...area.files],
  { cwd: root, stdio: 'inherit', env: { ...process.env, ...area.env } },
);
close(status === 0);

async function proveInBrowsers(name, specs) {
  await build();
  process.env.SWAPT_PROVE = name;
  const { passed, failed } = await runBrowserTests([specs]);
  return passed > 0 && failed === 0;
}

function close(isProven) {
  console.log(isProven ? `${name} is proven.` : `${name} is not proven.`);
  process.exit(isProven ? 0 : 1);
}
