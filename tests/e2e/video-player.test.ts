import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blockOf, blockSite } from '#tests/support/block-content.ts';
import { setStage } from '#tests/support/browser-stage.ts';

const film = { words: 'Le garage', markup: '<p>Une visite.</p>', address: '/films/garage.mp4' };
const ownFilm = blockOf('video_player', film);
const outside = { ...ownFilm, key: 'outside', references: { media_video: ['block-outside-film'] } };
const stage = setStage({ seed: blockSite([ownFilm, outside], film) });

const clip = readFileSync('src/site/blocks/video-player/example-bus.mp4');
type Visit = Parameters<typeof stage.open>[0];

/** The page with both films; what was asked of the other site so far. */
async function visit(options: Visit = {}, path = '/blocs') {
  const opened = await stage.open({ expectFaults: /another site: https:\/\/video\.example/, ...options });
  const asked: string[] = [];
  await opened.context.route('https://video.example/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Film</h1>' });
  });
  await opened.context.route('**/films/garage.mp4', (route) =>
    route.fulfill({ contentType: 'video/mp4', body: clip }),
  );
  expect(await opened.goto(path)).toBe(200);
  const told = () =>
    opened.page.evaluate(() => (globalThis as typeof globalThis & { dataLayer?: unknown[] }).dataLayer ?? []);
  return { ...opened, asked, told };
}

describe('a film of another site', () => {
  it.each(['granted', 'denied', undefined])(
    'is asked for when the visitor presses the button that names it, and not before (consent %s)',
    async (consent) => {
      const { page, asked } = await visit({ cookies: consent ? { parcours_consent: consent } : {} });
      const button = page.getByRole('button', { name: 'Charger la vidéo de video.example' });
      await button.waitFor();
      expect(asked).toEqual([]);
      await button.click();
      await page.frameLocator('iframe').getByRole('heading', { name: 'Film' }).waitFor();
      expect(asked).toEqual(['https://video.example/embed/1']);
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
    },
  );

  it('is a link without script', async () => {
    const { page, asked } = await visit({ javaScript: false, locale: 'en' }, '/en/blocks');
    expect(await page.getByRole('button', { name: /Load the video/ }).count()).toBe(0);
    const link = page.getByRole('link', { name: 'Watch it on video.example' });
    expect(await link.getAttribute('href')).toBe('https://video.example/1');
    expect(asked).toEqual([]);
  });
});

describe('a film of the site', () => {
  it('plays in the player of the browser, with script and without', async () => {
    for (const javaScript of [true, false]) {
      const { page } = await visit({ javaScript });
      const player = page.locator('video');
      expect(await player.getAttribute('controlslist')).toBe('nodownload');
      const seconds = () => player.evaluate((video: HTMLVideoElement) => video.duration);
      await expect.poll(seconds).toBeCloseTo(4, 0);
    }
  });

  it('tells once that it is played, where the visitor agreed, and nothing where they did not', async () => {
    for (const [consent, events] of [
      ['granted', [{ event: 'video_play', video: '/films/garage.mp4' }]],
      ['denied', []],
    ] as const) {
      const { page, told } = await visit({ cookies: { parcours_consent: consent } });
      for (const _time of ['first', 'again']) {
        await page.locator('video').evaluate(async (video: HTMLVideoElement) => {
          video.muted = true;
          await video.play();
          video.pause();
        });
      }
      expect(await told()).toEqual(events);
    }
  });
});
