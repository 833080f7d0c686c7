import type { Page } from '@playwright/test';

/** What the keyboard reaches on the page without showing it, and radio buttons that arrow keys cannot tell to belong together; a line each. */
export async function focusFindings(page: Page): Promise<string[]> {
  // A ring follows the keyboard only, so the keyboard must have been used.
  await page.keyboard.press('Tab');
  return page.evaluate(async () => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important }');
    document.adoptedStyleSheets.push(still);

    const nameOf = (element: Element) =>
      `${element.localName}.${element.className.toString().split(' ').join('.')} “${(element.getAttribute('aria-label') ?? element.textContent).slice(0, 40)}”`;
    /** Rings are drawn on an element, on a sibling or child that stands for it, or on what is around it. */
    const drawn = (element: Element) => {
      const around: (Element | null | undefined)[] = [element];
      for (let level = 0; level < 6; level += 1) around.push(around.at(-1)?.parentElement);
      const near = [...around, element.nextElementSibling, element.firstElementChild, element.lastElementChild];
      const styles = near
        .filter((one) => one instanceof Element)
        .flatMap((one) => [undefined, '::before', '::after'].map((part) => getComputedStyle(one, part)));
      return styles
        .map(({ outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor }) =>
          [outlineStyle === 'none' ? '' : outlineWidth + outlineColor, boxShadow, borderColor].join(),
        )
        .join('|');
    };
    const isVisible = (element: HTMLElement) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
    const reachable = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex="0"]'),
    ].filter((element) => element.tabIndex >= 0 && !element.matches(':disabled') && isVisible(element));
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    const isSeen = async (element: HTMLElement, msToLeave: number, msToDraw: number) => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      await pause(msToLeave);
      const before = drawn(element);
      element.focus();
      await pause(msToDraw);
      return document.activeElement !== element || drawn(element) !== before;
    };
    const ringless: HTMLElement[] = [];
    // Most rings come at once; those of choices a little later. A choice takes its ring away by a timer, which a busy machine keeps waiting: a ring that is still there is not seen to come.
    for (const element of reachable) {
      const isRinged =
        (await isSeen(element, 0, 0)) || (await isSeen(element, 50, 50)) || (await isSeen(element, 1000, 50));
      if (!isRinged) ringless.push(element);
    }
    const nameless = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
      ({ name }) => name === '',
    );
    return [
      ...ringless.map((element) => `no ring: ${nameOf(element)}`),
      ...nameless.map((element) => `no name: ${nameOf(element)}`),
    ];
  });
}
