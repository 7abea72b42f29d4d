import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { contentSeed } from '#data/content/index.ts';
import type { ContentSeed, SeedMenuItem } from '#services/content/seed.ts';
import type { WatchedPage } from './browser.ts';

const entry = (title: string, path: string): SeedMenuItem => ({
  title: { fr: title, en: title },
  target: { fr: path, en: path },
});

/** The default content, with links in the secondary menu that no page of it has. */
export const seedWithOddLinks: ContentSeed = {
  ...contentSeed,
  menus: {
    ...contentSeed.menus,
    meta: [
      entry('Ancienne adresse', '/tarifs'),
      entry('Réservé', '/mon-profil/mes-avis'),
      entry('Nulle part', '/nulle-part'),
      entry('Carrières', '/emplois'),
    ],
  },
};

interface Marked {
  sameDocument?: boolean;
}

/** A document that is left loses the mark. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => void ((window as Marked).sameDocument = true));
}

export function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => (window as Marked).sameDocument === true);
}

/** Follows a link of the header or the page and waits for the heading of where it leads. */
export async function follow({ page }: WatchedPage, link: string, heading: string): Promise<void> {
  await page.getByRole('link', { name: link, exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}

export async function headingHasFocus(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('page-title');
}
