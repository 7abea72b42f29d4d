import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { sharedApp } from '#tests/support/app.ts';
import { waitForScript } from '#tests/support/browser.ts';
import { sharedChromium } from '#tests/support/chromium.ts';

let page: Page;
afterEach(() => page.context().close());

async function show(path: string, options: BrowserContextOptions = {}): Promise<void> {
  const [app, browser] = await Promise.all([sharedApp(), sharedChromium()]);
  const context = await browser.newContext({ viewport: { width: 800, height: 900 }, ...options });
  page = await context.newPage();
  await page.goto(`${app.origin}${path}?component=blocks/photo-gallery`);
  if (options.javaScriptEnabled !== false) await waitForScript(page);
}

const place = () => page.locator('.photo-gallery-steps p').first().innerText();

/** The pictures whose middle is within the strip. */
const inSight = () =>
  page
    .locator('.photo-gallery-strip')
    .first()
    .evaluate((strip) => {
      const { left, right } = strip.getBoundingClientRect();
      return [...strip.querySelectorAll('img')]
        .filter((image) => {
          const box = image.getBoundingClientRect();
          return box.left >= left - 1 && box.right <= right + 1;
        })
        .map((image) => image.alt.split(' ')[1]);
    });

describe('a photo gallery', () => {
  it('shows one picture at a time, and the first again after the last', async () => {
    await show('/_gallery', { reducedMotion: 'reduce' });
    expect([await place(), await inSight()]).toEqual(['Image 1 de 3', ['bus']]);
    const next = page.getByRole('button', { name: 'Image suivante' });
    await next.click();
    await expect.poll(inSight).toEqual(['abri']);
    await next.click();
    await next.click();
    await expect.poll(inSight).toEqual(['bus']);
    await page.getByRole('button', { name: 'Image précédente' }).click();
    await expect.poll(inSight).toEqual(['abribus']);
    expect(await place()).toBe('Image 3 de 3');
  });

  it('is moved with the keyboard, wherever the focus in it is', async () => {
    await show('/en/_gallery', { reducedMotion: 'reduce' });
    await page.locator('.photo-gallery-strip').first().focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(place).toBe('Image 3 of 3');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await expect.poll(place).toBe('Image 2 of 3');
    await expect.poll(inSight).toEqual(['abri']);
    await page.keyboard.press('End');
    await expect.poll(place).toBe('Image 3 of 3');
  });

  it('follows a reader who scrolls or tabs to a picture, and counts quick presses', async () => {
    await show('/_gallery');
    await page
      .locator('.photo-gallery-strip')
      .first()
      .evaluate((strip) => strip.scrollTo({ left: 9999 }));
    await expect.poll(place).toBe('Image 3 de 3');
    await page.locator('.photo-gallery-strip a').first().focus();
    await expect.poll(place).toBe('Image 2 de 3');
    const next = page.getByRole('button', { name: 'Image suivante' });
    await next.click();
    await next.click();
    await next.click();
    await expect.poll(inSight).toEqual(['abri']);
    await expect.poll(place).toBe('Image 2 de 3');
  });

  it('says where it goes, never what it passes, however slowly the browser draws', async () => {
    await show('/_gallery');
    const steps = page.locator('.photo-gallery-steps').first();
    const said = await steps.evaluate(async (element) => {
      // Waiting ends sooner than the next drawing, as on a phone that draws few pictures a second.
      const wait = globalThis.setTimeout;
      Object.assign(globalThis, { setTimeout: (work: () => void) => wait(work, 1) });
      const heard: string[] = [];
      const listen = () => heard.push(element.querySelector('p')?.innerText ?? '');
      new MutationObserver(listen).observe(element, { characterData: true, childList: true, subtree: true });
      for (let press = 0; press < 3; press++) {
        element.querySelector('button')?.click();
        await new Promise((done) => wait(done, 100));
      }
      await new Promise((done) => wait(done, 1500));
      return heard;
    });
    expect(said).toEqual(['Image 3 de 3', 'Image 2 de 3', 'Image 1 de 3']);
    expect(await inSight()).toEqual(['bus']);
  });

  it('is a strip to scroll without script, and all of its pictures on paper', async () => {
    await show('/_gallery', { javaScriptEnabled: false });
    expect(await page.locator('.photo-gallery-steps:visible').count()).toBe(0);
    expect(await page.locator('.photo-gallery-strip').first().locator('img').count()).toBe(3);
    await page.locator('.photo-gallery-strip').first().hover();
    await page.mouse.wheel(700, 0);
    await expect.poll(inSight).toEqual(['abri']);
    await page.emulateMedia({ media: 'print' });
    const fits = await page
      .locator('.photo-gallery-strip')
      .first()
      .evaluate((strip) => strip.scrollWidth <= strip.clientWidth + 1);
    expect(fits).toBe(true);
  });
});
