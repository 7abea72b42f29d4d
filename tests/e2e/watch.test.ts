import { describe, expect, it } from 'vitest';
import { overflow, violations } from '#tests/support/browser-accessibility.ts';
import { setStage } from '#tests/support/browser-stage.ts';
import { openPage } from '#tests/support/browser.ts';

/** What the other tests lean on: a fault that is there is found. */
const stage = setStage();

async function faultsAfter(act: () => void): Promise<readonly string[]> {
  const watched = await openPage(stage.browser, stage.app.origin);
  try {
    await watched.goto('/propos');
    expect(await watched.faults()).toEqual([]);
    await watched.page.evaluate(act).catch(() => undefined);
    await expect.poll(async () => (await watched.faults()).length).toBeGreaterThan(0);
    return await watched.faults();
  } finally {
    await watched.context.close();
  }
}

describe('the watch over a page notices', () => {
  it('what the policy refuses', async () => {
    const markup = await faultsAfter(() => void (document.body.innerHTML = '<b>x</b>'));
    expect(markup.join('\n')).toContain('policy: require-trusted-types-for');
    const style = await faultsAfter(() => document.body.setAttribute('style', 'color: red'));
    expect(style.join('\n')).toContain('policy: style-src-attr');
  });

  it('a thrown error and one written to the console', async () => {
    const thrown = await faultsAfter(() => void setTimeout(() => Promise.reject(new Error('broken'))));
    expect(thrown).toContain('thrown: broken');
    // oxlint-disable-next-line no-console -- it runs in the page
    expect(await faultsAfter(() => console.error('told'))).toContain('console: told');
  });

  it('another site, a missing file and a cookie', async () => {
    const image = await faultsAfter(() => void (new Image().src = 'https://mesure.example/pixel.gif'));
    expect(image.join('\n')).toContain('mesure.example');
    const file = await faultsAfter(() => void (new Image().src = '/assets/none.png'));
    expect(file.join('\n')).toContain('missing: 404');
    expect(await faultsAfter(() => void (document.cookie = 'seen=1'))).toEqual(['cookie: seen']);
  });
});

describe('the look at a page notices', () => {
  it('a control without a name, pale words, and what stands out of the screen', async () => {
    const { page } = await stage.visit('/propos', { width: 360, cookies: { parcours_consent: 'denied' } });
    expect([...(await violations(page)), ...(await overflow(page, 360))]).toEqual([]);
    await page.evaluate(() => {
      const main = document.querySelector('main');
      const words = document.createElement('p');
      words.textContent = 'Pâle';
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('main > p { color: #ccc; background: #fff; inline-size: 900px }');
      document.adoptedStyleSheets = [sheet];
      main?.append(document.createElement('button'), words);
    });
    const found = (await violations(page)).map((fault) => fault.split(':')[0]);
    expect(found).toEqual(expect.arrayContaining(['button-name', 'color-contrast']));
    expect(await violations(page, 'colours')).not.toEqual([]);
    expect(await overflow(page, 360)).not.toEqual([]);
  });
});
