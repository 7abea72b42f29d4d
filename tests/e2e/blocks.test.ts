import { describe, expect, it } from 'vitest';
import { blockSite, everyBlock } from '#tests/support/block-content.ts';
import { overflow, violations } from '#tests/support/browser-accessibility.ts';
import { setStage } from '#tests/support/browser-stage.ts';

// Pictures and films that are there: a missing one is a fault of the page.
const texts = { words: 'Mots', markup: '<p>Texte</p>', address: '/logo.svg' };
const stage = setStage({ seed: blockSite(Object.values(everyBlock(texts)), texts) });

describe.each([360, 1280])('a page with every block, at %i px', (width) => {
  it('is accessible and keeps to the screen', async () => {
    const { page } = await stage.visit('/blocs', { width, cookies: { parcours_consent: 'denied' } });
    expect(await overflow(page, width)).toEqual([]);
    expect(await violations(page, 'all')).toEqual([]);
  });

  it('shows the words of every block without script', async () => {
    const { page } = await stage.visit('/en/blocks', {
      width,
      javaScript: false,
      locale: 'en',
      cookies: { parcours_consent: 'denied' },
    });
    const dumb = await page
      .locator('main [data-block]')
      .evaluateAll((blocks) =>
        blocks
          .filter((block) => !block.checkVisibility() || !/Mots|Texte/.test((block as HTMLElement).innerText))
          .map((block) => block.getAttribute('data-block')),
      );
    expect(dumb).toEqual([]);
    expect(await page.locator('main [data-block]').count()).toBeGreaterThan(15);
    expect(await overflow(page, width)).toEqual([]);
  });
});
