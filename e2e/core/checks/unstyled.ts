import type { Page } from '@playwright/test';

/** Names of blocks and signs, which need no styles of their own. */
const isName = /^(lp-[a-z]+|arrow|question|tick)$/;

/** Classes on the page that no sheet of it names: the styles of a screen that did not come with it. */
export async function unstyledClasses(page: Page): Promise<string[]> {
  const unnamed = await page.evaluate(() => {
    const textOf = (rules: CSSRuleList): string =>
      [...rules].map((rule) => (rule instanceof CSSStyleRule ? rule.selectorText : '') + nested(rule)).join('\n');
    const nested = (rule: CSSRule): string =>
      rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule ? textOf(rule.cssRules) : '';
    const selectors = [...document.styleSheets].map((sheet) => textOf(sheet.cssRules)).join('\n');
    const named = new Set([...selectors.matchAll(/\.((?:[\w-]|\\.)+)/g)].map(([, name]) => name));
    const used = [...document.querySelectorAll('body *')].flatMap((element) => [...element.classList]);
    return [...new Set(used)].filter((name) => !named.has(name)).sort();
  });
  return unnamed.filter((name) => !isName.test(name));
}
