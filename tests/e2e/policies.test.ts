import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser, Frame } from 'playwright-core';
import type { PolicyNeeds } from '#site/pages/policy-needs.ts';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { openPage, type PageOptions, type WatchedPage } from '#tests/support/browser.ts';
import { drawingChromium, sharedChromium } from '#tests/support/chromium.ts';
import { trialTraits } from '#tests/support/trial-screens.ts';
import { buildTrial, startTrialFront, type TrialFile, type TrialFront } from '#tests/support/trial-front.ts';

const denied = { parcours_consent: 'denied' };
const html = (body: string): TrialFile => ({ type: 'text/html', body: `<!doctype html><h1>${body}</h1>` });

let browser: Browser;
/** Another site. */
let other: TrialFront;
let strict: TestApp;
const closers: (() => Promise<void>)[] = [];

beforeAll(async () => {
  [browser, strict, other] = await Promise.all([
    sharedChromium(),
    startApp({ content: 'shared' }),
    startTrialFront({ files: { '/video': html('video'), '/directions': html('directions') } }),
  ]);
  closers.push(strict.close, other.close);
});
afterAll(async () => {
  for (const close of closers.toReversed()) await close();
});

interface Trial {
  readonly needs?: PolicyNeeds;
  readonly script?: string;
  readonly files?: Readonly<Record<string, TrialFile>>;
}

/** The site with a screen that has needs, or with the strict one, and a script in its pages. */
async function frontOf({ needs, script, files = {} }: Trial): Promise<string> {
  const app = needs ? await startApp({ content: 'shared', screens: trialTraits({ policy: needs }) }) : strict;
  const built = script ? await buildTrial(script) : {};
  const front = await startTrialFront({
    site: app.origin,
    files: { ...built, ...files },
    ...(script ? { script: `/trial/${script}.js` } : {}),
  });
  closers.push(front.close, ...(needs ? [app.close] : []));
  return front.origin;
}

async function open(origin: string, options: PageOptions = {}, by = browser): Promise<WatchedPage> {
  const opened = await openPage(by, origin, { cookies: denied, ...options });
  closers.push(() => opened.context.close());
  expect(await opened.goto('/propos')).toBe(200);
  return opened;
}

async function expectTrial({ page }: WatchedPage, outcome: string): Promise<void> {
  const trial = () => page.evaluate(() => document.documentElement.dataset['trial']);
  await expect.poll(trial, { timeout: 20_000 }).toBe(outcome);
}

/** Nothing was refused by the policy or thrown so far, and markup written as text still is. */
async function expectTrustedTypes(
  { page, faults }: WatchedPage,
  frame: Frame = page.mainFrame(),
): Promise<void> {
  expect(await faults()).toEqual([]);
  const refused = await frame.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>x</b>';
      return 'taken';
    } catch (error) {
      return (error as Error).name;
    }
  });
  expect(refused).toBe('TypeError');
}

describe('a page under the policy its screen asks for', () => {
  it('draws a map, whose worker is a file of the site', async () => {
    const needs: PolicyNeeds = { workers: true, blobImages: true };
    const drawing = await drawingChromium();
    closers.push(() => drawing.close());
    const opened = await open(await frontOf({ needs, script: 'map' }), {}, drawing);
    await expectTrial(opened, 'drawn');
    await expectTrustedTypes(opened);
  });

  it('registers a service worker', async () => {
    const files = { '/trial/worker.js': { type: 'text/javascript', body: 'self.oninstall = () => {};' } };
    const opened = await open(await frontOf({ needs: { workers: true }, script: 'service-worker', files }));
    await expectTrial(opened, 'registered');
    await expectTrustedTypes(opened);
    const refused = await open(await frontOf({ script: 'service-worker', files }));
    await expect.poll(async () => (await refused.faults()).join()).toMatch(/policy: trusted-types refused/);
  });

  it('plays a video of the site', async () => {
    const blank = await browser.newPage();
    const clip = await blank.evaluate(recordClip);
    await blank.close();
    const files = { '/trial/clip.mp4': { type: 'video/mp4', body: Uint8Array.from(clip) } };
    const opened = await open(await frontOf({ needs: { media: [] }, files }));
    expect(await opened.page.evaluate(playClip)).toBe('played');
    await expectTrustedTypes(opened);
    const refused = await open(await frontOf({ files }));
    expect(await refused.page.evaluate(playClip)).toBe('refused');
    expect((await refused.faults()).join()).toMatch(/policy: media-src refused/);
  });

  it('shows a frame of another site to a visitor who agreed, and to nobody else', async () => {
    const origin = await frontOf({ needs: { frames: [other.origin] } });
    const expectFaults = new RegExp(`another site: ${other.origin}`);
    const agreed = await open(origin, { cookies: { parcours_consent: 'granted' }, expectFaults });
    await agreed.page.evaluate(addFrame, `${other.origin}/video`);
    await agreed.page.frameLocator('iframe').getByRole('heading', { name: 'video' }).waitFor();
    expect(await agreed.faults()).toEqual([]);
    const unasked = await open(origin);
    await unasked.page.evaluate(addFrame, `${other.origin}/video`);
    await expect.poll(async () => (await unasked.faults()).join()).toMatch(/policy: frame-src refused/);
  });

  it('is shown in a frame of another site, where no other page is', async () => {
    const board = await frontOf({ needs: { framedBy: 'anyone' } });
    const frameOf = async (framed: string) => {
      const expectFaults = new RegExp(`another site: ${framed}`);
      const opened = await openPage(browser, other.origin, { expectFaults });
      closers.push(() => opened.context.close());
      await opened.page.goto('/directions');
      await opened.page.evaluate(addFrame, `${framed}/propos`);
      return opened;
    };
    const shown = await frameOf(board);
    const inFrame = shown.page.frameLocator('iframe');
    await inFrame.locator('html[data-script="ready"]').waitFor({ state: 'attached' });
    expect(await inFrame.locator('#site').count()).toBe(1);
    await expectTrustedTypes(shown, shown.page.frames()[1]);
    // Where the page may not be framed, the browser shows an error of its own instead.
    const refused = (await frameOf(strict.origin)).page.frameLocator('iframe');
    await refused.locator('#main-frame-error').waitFor({ state: 'attached' });
    expect(await refused.locator('#site').count()).toBe(0);
  });

  it('sends a form to the maps service of the settings, and nowhere else', async () => {
    const target = `${other.origin}/directions`;
    const expectFaults = new RegExp(`another site: ${other.origin}`);
    const app = await startApp({ content: 'shared', settings: { TRIP_MAPS_URL: target } });
    closers.push(app.close);
    const opened = await open(app.origin, { expectFaults });
    await opened.page.evaluate(sendForm, target);
    await opened.page.getByRole('heading', { name: 'directions' }).waitFor();
    expect(opened.page.url()).toContain('daddr=Gare');
    expect(await opened.faults()).toEqual([]);
    const refused = await open(strict.origin);
    await refused.page.evaluate(sendForm, target);
    await expect.poll(async () => (await refused.faults()).join()).toMatch(/policy: form-action refused/);
    expect(new URL(refused.page.url()).origin).toBe(strict.origin);
  });

  it('is a document of its own: a page with another policy is not drawn into it', async () => {
    const { page, faults } = await open(await frontOf({ needs: { workers: true } }));
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const isSame = () => page.evaluate(() => 'sameDocument' in window);
    await page.locator('.site-header-bar > .site-logo').click();
    await page.waitForURL('**/');
    await expect.poll(isSame).toBe(false);
    expect(await faults()).toEqual([]);
  });
});

async function recordClip(): Promise<number[]> {
  const canvas = Object.assign(document.createElement('canvas'), { width: 16, height: 16 });
  const drawing = canvas.getContext('2d');
  const recorder = new MediaRecorder(canvas.captureStream(10), { mimeType: 'video/mp4' });
  const parts: Blob[] = [];
  recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
  const stopped = new Promise((done) => {
    recorder.addEventListener('stop', done);
  });
  recorder.start();
  for (let count = 0; count < 8; count += 1) {
    drawing?.fillRect(count, 0, 1, 16);
    await new Promise((done) => setTimeout(done, 60));
  }
  recorder.stop();
  await stopped;
  return [...new Uint8Array(await new Blob(parts).arrayBuffer())];
}

function playClip(): Promise<string> {
  const video = Object.assign(document.createElement('video'), { muted: true, src: '/trial/clip.mp4' });
  document.body.append(video);
  return new Promise((done) => {
    video.addEventListener('loadeddata', () => done('played'));
    video.addEventListener('error', () => done('refused'));
  });
}

function addFrame(url: string): void {
  document.body.append(Object.assign(document.createElement('iframe'), { src: url }));
}

function sendForm(url: string): void {
  const form = Object.assign(document.createElement('form'), { action: url });
  form.append(Object.assign(document.createElement('input'), { name: 'daddr', value: 'Gare' }));
  document.body.append(form);
  form.submit();
}
