import { describe, expect, it } from 'vitest';
import { locales } from '#domain/locale.ts';
import { sharedChromium } from '#tests/support/chromium.ts';
import { mailKinds, sampleMail } from '#tests/support/mail-samples.ts';
import { javaPath, nuMessages } from '#tests/support/nu-validator.ts';

describe.each(locales)('mails (%s)', (locale) => {
  const documents = Object.fromEntries(mailKinds.map((kind) => [kind, sampleMail(kind, locale).html]));

  it.skipIf(javaPath === '')('are valid to the Nu validator', async () => {
    expect(await nuMessages(documents)).toEqual({});
  });

  it.each([320, 700])('fit a window of %i px, with links large enough for a finger', async (width) => {
    const browser = await sharedChromium();
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    try {
      for (const [kind, html] of Object.entries(documents)) {
        await page.setContent(html);
        const found = await page.evaluate(() => ({
          tooWide: document.documentElement.scrollWidth - innerWidth,
          lowest: Math.min(...[...document.links].map((link) => link.getBoundingClientRect().height)),
        }));
        expect(found.tooWide, kind).toBeLessThanOrEqual(0);
        expect(found.lowest, kind).toBeGreaterThanOrEqual(44);
      }
    } finally {
      await page.close();
    }
  });
});
