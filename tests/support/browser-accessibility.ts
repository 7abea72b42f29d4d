import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** Everything; everything but what examples of one component on one page cannot have; what a change of theme can change. */
export type AxeScope = 'all' | 'example' | 'colours';

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
const scopes: Readonly<Record<AxeScope, RunOptions>> = {
  all: { runOnly: { type: 'tag', values: tags } },
  example: { runOnly: { type: 'tag', values: tags }, rules: { 'landmark-unique': { enabled: false } } },
  colours: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
};

type AxeWindow = typeof globalThis & {
  axe?: { run(part: unknown, options: RunOptions): Promise<AxeResults> };
};

/** What axe holds against a page, or against a part of it: the rule, then each element. */
export async function violations(
  page: Page,
  scope: AxeScope = 'all',
  part?: string,
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = { ...scopes[scope], resultTypes: ['violations'], iframes: false };
  return page.evaluate(
    async ([place, how]) => {
      const result = await (window as AxeWindow).axe?.run(place ?? document, how);
      if (!result) throw new Error('axe is not in the page');
      return result.violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) =>
            `${id}: ${target.join(' ')} ${failureSummary?.replaceAll(/\s+/g, ' ') ?? ''}`,
        ),
      );
    },
    [part, options] as const,
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
    return [
      `${scrollWidth} px on a screen of ${clientWidth}`,
      ...out.slice(0, 5).map((one) => one.outerHTML.slice(0, 120)),
    ];
  });
}
