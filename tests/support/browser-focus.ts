import type { Page } from 'playwright-core';

/** The words of what has the focus, on one line; its name where it shows no words; `body` where nothing has it. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement, body } = document;
    if (!(activeElement instanceof HTMLElement) || activeElement === body) return 'body';
    const named =
      activeElement.getAttribute('aria-label') ??
      activeElement.getAttribute('name') ??
      activeElement.querySelector('[aria-label]')?.getAttribute('aria-label');
    const words = activeElement.innerText.trim() || named || activeElement.tagName.toLowerCase();
    return (words.split('\n')[0] ?? '').trim().replaceAll('\u00a0', ' ');
  });
}

/** Presses keys one after the other; gives where the focus is after each. */
export async function steps(page: Page, ...keys: readonly string[]): Promise<readonly string[]> {
  const stops: string[] = [];
  for (const key of keys) {
    await page.keyboard.press(key);
    stops.push(await focused(page));
  }
  return stops;
}

export function isFocusIn(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((within) => document.activeElement?.closest(within) !== null, selector);
}

/** What lies over the element that has the focus: its corners and its middle are looked at, a pixel inside. */
export function covers(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { activeElement: element } = document;
    if (!element || element === document.body) return [];
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const points = [
      [left + 1, top + 1],
      [right - 1, top + 1],
      [left + 1, bottom - 1],
      [right - 1, bottom - 1],
      [(left + right) / 2, (top + bottom) / 2],
    ] as const;
    const over = points.map(([x, y]) => {
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return 'the edge of the screen';
      const seen = document.elementFromPoint(x, y);
      const cover = seen?.closest('.consent-banner, .bottom-bar, .search-sheet');
      return cover && !cover.contains(element) ? `.${cover.classList[0]}` : '';
    });
    return [...new Set(over.filter(Boolean))];
  });
}
