import type { Page } from '@playwright/test';

/** Smaller ones are missed by a thumb; in px. */
const thumb = 44;

/** What does not fit on the screen as it stands, a line each: the page wider than its window, text cut off or over other text, targets too small. */
export async function layoutFindings(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const found: string[] = [];
    const nameOf = (element: Element) =>
      `${element.localName}.${[...element.classList].slice(0, 2).join('.')} “${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}”`;
    const isSeen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      return element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && width > 1 && height > 1;
    };

    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth + 1) found.push(`the page is ${scrollWidth} px wide in a window of ${clientWidth}`);

    const texts = [...document.querySelectorAll('body *')].filter(
      (element) =>
        isSeen(element) &&
        !element.closest('svg, script, style, [aria-hidden=true], .ant-table-measure-row') &&
        [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim()),
    );
    for (const element of texts) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
      const isCut =
        (overflowX === 'hidden' && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1) ||
        (overflowY === 'hidden' && textOverflow !== 'ellipsis' && element.scrollHeight > element.clientHeight + 4);
      if (isCut) found.push(`text is cut: ${nameOf(element)}`);
    }

    // What stays in place while the page scrolls lies over it for a while.
    const isLoose = (element: Element | null): boolean =>
      element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || isLoose(element.parentElement));
    // What a box around it cuts off is not there: dots take its place, or it is scrolled into sight.
    const seenOf = (box: DOMRect, element: Element | null): DOMRect => {
      if (!element) return box;
      const { overflowX, overflowY } = getComputedStyle(element);
      const around = element.getBoundingClientRect();
      const across = overflowX === 'visible' ? box : around;
      const along = overflowY === 'visible' ? box : around;
      const [left, right] = [Math.max(box.left, across.left), Math.min(box.right, across.right)];
      const [top, bottom] = [Math.max(box.top, along.top), Math.min(box.bottom, along.bottom)];
      return seenOf(
        new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top)),
        element.parentElement,
      );
    };
    const placed = texts
      .filter((element) => !isLoose(element))
      .map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        // Each line by itself: a box around a link of two lines would lie over its neighbours.
        return { element, boxes: [...range.getClientRects()].map((box) => seenOf(box, element)) };
      });
    const isOver = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 6;
    for (const [index, one] of placed.entries()) {
      for (const other of placed.slice(index + 1)) {
        if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
        if (one.boxes.some((box) => other.boxes.some((next) => isOver(box, next))))
          found.push(`text over text: ${nameOf(one.element)} and ${nameOf(other.element)}`);
      }
    }

    if (clientWidth > 640) return found;
    const pressed = document.querySelectorAll(
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab]',
    );
    for (const element of pressed) {
      // A link within a text or a list of lines is as high as its line.
      const isInText =
        getComputedStyle(element).display === 'inline' || element.closest('li, dd, td, .ant-flex-vertical') !== null;
      if (element.localName === 'a' && isInText) continue;
      // What is drawn by another element is pressed there.
      const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
      const drawn = 'label, .ant-select, .ant-picker, .ant-input-affix-wrapper, .ant-input-number, .ant-tabs-tab';
      const isMark = /checkbox|radio/.test(element.getAttribute('type') ?? '');
      const target = element.closest(drawn) ?? (isMark ? label : undefined) ?? element;
      // A switch is pressed around it, too; what is there for screen readers or the keyboard alone is not pressed at all.
      const isOther =
        element.closest('.ant-upload, .ant-switch, .skip, .skip-link, [inert], [aria-hidden=true]') !== null;
      if (!isSeen(target) || isOther) continue;
      const { width, height } = target.getBoundingClientRect();
      if (width < least - 0.5 || height < least - 0.5)
        found.push(`target of ${Math.round(width)} × ${Math.round(height)} px: ${nameOf(target)}`);
    }
    return found;
  }, thumb);
}
