import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe holds against a page, or against a part of it: the rule, then each element. */
export async function violations(page: Page, part?: string): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).withTags(tags).setLegacyMode(true);
  if (part) axe.include(part);
  const result = await axe.analyze();
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary?.replace(/\s+/g, ' ') ?? ''}`),
  );
}

/** What stands out of the screen's width: nothing may, but what scrolls in a box of its own. */
export async function overflow(page: Page, width: number): Promise<readonly string[]> {
  await page.setViewportSize({ width, height: 800 });
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const out = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [`${scrollWidth} px on a screen of ${clientWidth}`, ...out.slice(0, 5).map((one) => one.outerHTML.slice(0, 120))];
  });
}
