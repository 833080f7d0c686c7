import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deployer, liveVersion, nextRelease } from '../../core/release.js';
import { expect, test } from '../../core/test.js';

const victim = 'mf-integrations';
const stored = join(import.meta.dirname, '../../../.data/e2e-independence/remotes', victim);
const lead = 'Services that work with Swapt. You see which of them your organization uses.';

const damages = [
  { about: 'a flipped byte', text: 'Of a byte.', harm: flipLetter },
  { about: 'a lost file', text: 'Of a file.', harm: (file: string) => rmSync(file) },
];

let first: string;
test.beforeAll(async ({ request }) => {
  first = await liveVersion(request, victim);
});
test.afterEach(async ({ request }) => {
  await deployer(request, victim)('promote', { version: first });
});

for (const { about, text, harm } of damages) {
  test(`${about} of a stored release: pages have the one before until the same build is published again [G.remote.down]`, async ({
    console: page,
  }) => {
    const deploy = deployer(page.request, victim);
    const { version, files } = nextRelease(victim, { code: [lead, text] });
    expect((await deploy('releases', { files })).ok()).toBe(true);
    harm(fileWith(join(stored, version), text));

    await page.goto('/admin/integrations');
    await expect(page.getByText(lead)).toBeVisible({ timeout: 40_000 });
    expect(await liveVersion(page.request, victim)).toBe(version);

    const again = await deploy('releases', { files });
    expect(await again.json()).toMatchObject({ version, mended: 1 });
    await page.reload();
    await expect(page.getByText(text)).toBeVisible({ timeout: 40_000 });
  });
}

function fileWith(folder: string, text: string): string {
  const file = readdirSync(folder).find(
    (name) => name.endsWith('.js') && readFileSync(join(folder, name), 'utf8').includes(text),
  );
  if (!file) throw new Error(`No stored script says ${text}`);
  return join(folder, file);
}

function flipLetter(file: string): void {
  const content = readFileSync(file, 'utf8');
  writeFileSync(file, content.replace('Of a byte.', 'Of a bite.'));
}
