import { describe, expect, it } from 'vitest';
import { overflow, violations } from '#tests/support/browser-accessibility.ts';
import { setStage } from '#tests/support/browser-stage.ts';
import { openPage } from '#tests/support/browser.ts';

/** What the other tests lean on: a fault that is there is found. */
const stage = setStage();

/** The fault of a kind that an act leads to: one act may be told in several ways, in any order. */
async function faultAfter(act: () => void, kind: string): Promise<string> {
  const watched = await openPage(stage.browser, stage.app.origin);
  try {
    await watched.goto('/propos');
    expect(await watched.faults()).toEqual([]);
    await watched.page.evaluate(act).catch(() => undefined);
    const find = async () => (await watched.faults()).find((fault) => fault.startsWith(`${kind}: `)) ?? '';
    await expect.poll(find).not.toBe('');
    return await find();
  } finally {
    await watched.context.close();
  }
}

describe('the watch over a page notices', () => {
  it('what the policy refuses', async () => {
    const markup = await faultAfter(() => void (document.body.innerHTML = '<b>x</b>'), 'console: policy');
    expect(markup).toContain('policy: require-trusted-types-for');
    const style = await faultAfter(
      () => document.body.setAttribute('style', 'color: red'),
      'console: policy',
    );
    expect(style).toContain('policy: style-src-attr');
  });

  it('a thrown error and one written to the console', async () => {
    const thrown = await faultAfter(
      () => void setTimeout(() => Promise.reject(new Error('broken'))),
      'thrown',
    );
    expect(thrown).toBe('thrown: broken');
    // oxlint-disable-next-line no-console -- it runs in the page
    expect(await faultAfter(() => console.error('told'), 'console')).toBe('console: told');
  });

  it('another site, a missing file and a cookie', async () => {
    const image = await faultAfter(
      () => void (new Image().src = 'https://mesure.example/pixel.gif'),
      'another site',
    );
    expect(image).toContain('mesure.example');
    expect(await faultAfter(() => void (new Image().src = '/assets/none.png'), 'missing')).toContain(
      'missing: 404',
    );
    expect(await faultAfter(() => void (document.cookie = 'seen=1'), 'cookie')).toBe('cookie: seen');
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
