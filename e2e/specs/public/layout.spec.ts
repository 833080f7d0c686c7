import { layoutFindings } from '../../core/checks/layout.js';
import { findings } from '../../core/checks/axe.js';
import { expect, test } from '../../core/test.js';

/** A screen on which each thing is wrong that `npm run shots` looks for, and one of each that is right. */
const breaches: Record<string, { html: string; finding: RegExp }> = {
  'a page that is wider than its window': {
    html: '<div style="width:700px">wide</div>',
    finding: /708 px wide in a window of 390/,
  },
  'a line that is cut off': {
    html: '<p style="width:60px;overflow:hidden;white-space:nowrap">A sentence of some length</p>',
    finding: /text is cut: p/,
  },
  'text over text': {
    html: '<p>Under</p><p style="position:relative;top:-30px">Over</p>',
    finding: /text over text: p\. “Under” and p\. “Over”/,
  },
  'a target that a thumb misses': {
    html: '<button style="width:30px;height:20px">Go</button>',
    finding: /target of 30 × 20 px/,
  },
};

for (const [name, { html, finding }] of Object.entries(breaches)) {
  test(`the look over a screen finds ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const fine = '<p>A sentence of some length that may wrap.</p><button style="width:48px;height:48px">Yes</button>';
    await page.setContent(fine);
    expect(await layoutFindings(page)).toEqual([]);
    await page.setContent(`${fine}${html}`);
    expect(await layoutFindings(page)).toEqual([expect.stringMatching(finding)]);
  });
}

test('the look over a screen finds text that is too pale', async ({ page }) => {
  await page.setContent('<main><p style="color:#999">Pale</p><p>Plain</p></main>');
  expect(await findings(page, ['color-contrast'])).toEqual([expect.stringMatching(/^color-contrast: .*p/)]);
});
