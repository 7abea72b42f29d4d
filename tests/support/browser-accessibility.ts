import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/**
 * Everything; everything but the landmarks' names, and those alone; what a change of theme can change; everything but
 * contrast, for a page in the visitor's own colours, which axe reads as the style sheet has them.
 */
export type AxeScope = 'all' | 'all-but-landmarks' | 'landmarks' | 'colours' | 'all-but-contrast';

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
const scopes: Readonly<Record<AxeScope, RunOptions>> = {
  all: { runOnly: { type: 'tag', values: tags } },
  'all-but-landmarks': {
    runOnly: { type: 'tag', values: tags },
    rules: { 'landmark-unique': { enabled: false } },
  },
  'all-but-contrast': {
    runOnly: { type: 'tag', values: tags },
    rules: { 'color-contrast': { enabled: false } },
  },
  landmarks: { runOnly: { type: 'rule', values: ['landmark-unique'] } },
  colours: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
};

/** The smaller of its two forms: every page that is looked at reads it anew. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type AxeWindow = typeof globalThis & {
  axe?: { run(part: unknown, options: RunOptions): Promise<AxeResults> };
};

/** What axe holds against a page, or against each of some parts by itself: the rule, then each element. */
export async function violations(
  page: Page,
  scope: AxeScope = 'all',
  parts?: string,
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  // No rule of these scopes reads style sheets: fetching them anew for each look would be a fifth of its time.
  const options: RunOptions = {
    ...scopes[scope],
    resultTypes: ['violations'],
    iframes: false,
    preload: false,
  };
  return page.evaluate(
    async ([selector, how]) => {
      const places = selector === undefined ? [document] : [...document.querySelectorAll(selector)];
      if (places.length === 0) throw new Error(`there is no ${selector}`);
      const found: string[] = [];
      for (const place of places) {
        const result = await (window as AxeWindow).axe?.run(place, how);
        if (!result) throw new Error('axe is not in the page');
        for (const { id, nodes } of result.violations)
          for (const { target, failureSummary } of nodes)
            found.push(`${id}: ${target.join(' ')} ${failureSummary?.replaceAll(/\s+/g, ' ') ?? ''}`);
      }
      return found;
    },
    [parts, options] as const,
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
