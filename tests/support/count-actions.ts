import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { WatchedPage } from './browser.ts';

/**
 * A rider at the home page of a phone. What they do goes through here, and each of it counts: a tap on a link or a
 * button, or a text typed into the search and sent. To scroll, to read and to go back to the home page are not counted.
 */
export interface Rider {
  /** A link or a button with these words, in the part of the page that is named, where there are several. */
  tap(role: 'link' | 'button', name: string | RegExp, within?: string): Promise<void>;
  type(text: string): Promise<void>;
  /** Waits until the first part with these words is on screen as the page opened: over the bar, without scrolling. */
  see(selector: string, words?: RegExp): Promise<void>;
  actions(): number;
}

export function riderAt({ page }: Pick<WatchedPage, 'page'>): Rider {
  let actions = 0;
  return {
    tap: async (role, name, within = 'body') => {
      actions += 1;
      await page.locator(within).getByRole(role, { name }).first().click();
    },
    type: async (text) => {
      actions += 1;
      await page.locator('main input[name="terms"]').focus();
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    },
    see: async (selector, words = /\S/) => {
      const part = page.locator(selector).filter({ hasText: words, visible: true }).first();
      await expect.poll(() => placeOf(page, part), { message: selector, timeout: 10_000 }).toBe('on screen');
    },
    actions: () => actions,
  };
}

/** A part that is higher than the screen is seen where it begins on its upper half. */
async function placeOf(page: Page, part: Locator): Promise<string> {
  if ((await part.count()) === 0) return 'nowhere';
  const bar = page.locator('.bottom-bar');
  const [box, end] = await Promise.all([
    part.boundingBox(),
    bar.evaluateAll(([found]) => found?.getBoundingClientRect().top ?? innerHeight),
  ]);
  if (!box || box.y < 0) return 'above the screen';
  return box.y + Math.min(box.height, end / 2) <= end ? 'on screen' : `${Math.round(box.y)} px down`;
}
