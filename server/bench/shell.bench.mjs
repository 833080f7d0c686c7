/** `npm run bench -- shell [--rounds 5] [--port 4350]`: what federation costs a visitor: the same screens as one bundle, side by side in one run. */
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium as findChromium } from '../../deploy/bin/chromium.mjs';
import { bundleServer, start } from './processes.mjs';
import { bytesOf } from './shell-bytes.mjs';
import { warmBuild } from './shell-build.mjs';
import { buildInOne } from './shell-in-one.mjs';
import { report } from './shell-report.mjs';
import { networks, signIn, visit } from './shell-visit.mjs';

const root = join(import.meta.dirname, '../..');
const { chromium } = createRequire(join(root, 'e2e/package.json'))('@playwright/test');
const owner = { email: 'owner@demo.swapt.test', password: 'harbour-lights-at-dusk' };
const phone = { width: 412, height: 823 };
const laptop = { width: 1350, height: 940 };

const pages = [
  { name: 'landing page', path: '/', sign: 'hydrated', viewport: phone, screen: 'home/home-screen.tsx' },
  {
    name: 'page of a shop',
    path: '/pitviper/harbour-menu',
    sign: 'hydrated',
    viewport: phone,
    screen: 'page/page-screen.tsx',
  },
  {
    // Its ids are made with the demo: the code on its shelf leads to it.
    name: 'product of a store',
    path: '/store/*/inventory/*',
    code: '/shelf-mug',
    sign: 'hydrated',
    viewport: phone,
    screen: 'store-item/store-item-screen.tsx',
  },
  { name: 'paused code', path: '/harbour-festival', sign: 'hydrated', viewport: phone, screen: 'code/code-screen.tsx' },
  { name: 'console', path: '/admin/my-codes', sign: 'row', viewport: laptop, screen: 'codes/my-codes-screen.tsx' },
];
const subjects = ['federated', 'one bundle', 'static'];
const isMeasured = (page, subject) => subject !== 'static' || page.sign === 'hydrated';

export async function run(args) {
  const options = { rounds: { type: 'string', default: '5' }, port: { type: 'string', default: '4350' } };
  const { values } = parseArgs({ args, options });
  const one = await buildInOne(Object.fromEntries(pages.map(({ path, screen }) => [path, screen])));
  const bytes = bytesOf(one);
  const build = await warmBuild('mf-codes');
  const bundle = await bundleServer('shell-server', [ownSendHtml]);
  const data = mkdtempSync(join(tmpdir(), 'swapt-bench-'));
  const serve = (port, name, folder, files) =>
    start(join(bundle, 'shell-server.js'), [
      String(port),
      join(data, name),
      folder,
      owner.password,
      JSON.stringify(files),
    ]);
  const port = Number(values.port);
  const federated = await serve(port, 'federated', root, {});
  const inOne = await serve(port + 1, 'one', one.folder, one.files);
  const servers = { federated, 'one bundle': inOne, static: federated };
  const executablePath = (await findChromium()) || undefined;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
  try {
    const visits = await measureRounds(browser, servers, Number(values.rounds));
    console.log(report({ visits, bytes, build, rounds: Number(values.rounds), browser: browser.version() }));
  } finally {
    await browser.close();
    for (const { child } of [federated, inOne]) child.kill();
    rmSync(bundle, { recursive: true, force: true });
    rmSync(data, { recursive: true, force: true });
  }
}

/** The pages of both servers go through one function that makes of them what each subject needs. */
const ownSendHtml = {
  name: 'own-send-html',
  setup(build) {
    const path = join(import.meta.dirname, 'shell-send-html.ts');
    build.onResolve({ filter: /\/send-html\.js$/ }, ({ importer }) => (importer === path ? undefined : { path }));
  },
};

async function addressOf(server, { path, code }) {
  if (!code) return server + path;
  const { headers } = await fetch(server + code, { redirect: 'manual' });
  return headers.get('location');
}

/** The subjects take turns, so that other work on the machine meets all of them alike. The first round warms the servers and is dropped. */
async function measureRounds(browser, servers, rounds) {
  const visits = [];
  for (let round = 0; round <= rounds; round++) {
    // Anew each round: what the browser keeps of a sign-in is good for ten minutes.
    const states = {};
    for (const subject of ['federated', 'one bundle']) {
      states[subject] = await signIn(browser, servers[subject].address, owner);
    }
    for (const network of Object.keys(networks)) {
      for (const page of pages) {
        for (const subject of subjects.filter((name) => isMeasured(page, name))) {
          const sign = subject === 'static' ? 'loaded' : page.sign;
          const address = await addressOf(servers[subject].address, page);
          const { viewport } = page;
          const found = await visit(browser, { address, subject, state: states[subject], sign, network, viewport });
          if (round > 0) visits.push({ network, page: page.name, subject, ...found });
        }
      }
    }
    process.stderr.write(round ? `Round ${round} of ${rounds} done.\n` : 'Warmed up.\n');
  }
  return visits;
}
