import type { Page } from '@playwright/test';

/**
 * Waits until nothing moves any more: a colour that is inherited changes level by level, a transition after the other, and a box that follows the
 * width of the window measures itself a few frames later.
 */
export async function still(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Without script nobody calls back, and nothing moves that could be waited for.
    if (matchMedia('(scripting: none)').matches) return;
    const isEndless = (one: Animation) => one.effect?.getComputedTiming().endTime === Infinity;
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let quiet = 0; quiet < 5; quiet += 1) {
      await frame();
      const ending = document.getAnimations().filter((one) => one.playState === 'running' && !isEndless(one));
      if (ending.length > 0) quiet = -1;
      await Promise.allSettled(ending.map(({ finished }) => finished));
    }
  });
}
