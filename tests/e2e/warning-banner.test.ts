import { afterAll, describe, expect, it } from 'vitest';
import { setStage } from '#tests/support/browser-stage.ts';
import { startApp } from '#tests/support/app.ts';
import { eventually } from '#tests/support/eventually.ts';

const content = await startApp({ parts: ['content'] });
const stage = setStage({ settings: { CONTENT_URL: content.origin } });
let cut = false;

async function cutContent(): Promise<void> {
  if (!cut) await content.close();
  cut = true;
}

afterAll(cutContent);

const pages = [
  ['/propos', 'fr', 'Certaines fonctions du site ne sont pas disponibles en ce moment'],
  ['/en/about', 'en', 'Some features of the site are unavailable right now'],
] as const;

describe('the warning banner', () => {
  it.each(pages)('is not on %s while everything works', async (path, locale) => {
    const { page } = await stage.visit(path, { locale, cookies: { parcours_consent: 'denied' } });
    expect(await page.locator('[data-banner=warning]').count()).toBe(0);
  });

  it.each(pages)(
    'says on %s that the content service fails, over the last good page',
    async (path, locale, words) => {
      await cutContent();
      // Past the life of every copy and page that is kept.
      stage.app.clock.advance(3_600_000);
      // The first visitor gets the page as it was, and sets off the refresh that fails.
      await stage.app.text(path);
      await eventually(async () =>
        expect(await stage.app.text('/readyz')).toContain('"content-backend":"not-ready"'),
      );
      const { page } = await stage.visit(path, { locale, cookies: { parcours_consent: 'denied' } });
      const banner = page.locator('[data-banner=warning]');
      expect(await banner.innerText()).toContain(words);
      expect(await banner.getByRole('status').count()).toBe(1);
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(
        locale === 'fr' ? 'À propos' : 'About',
      );
    },
  );
});
