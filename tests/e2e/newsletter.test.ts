import { describe, expect, it } from 'vitest';
import { setStage } from '#tests/support/browser-stage.ts';

/** Without accounts: nobody there takes the sign-up. */
const stage = setStage({ content: 'shared', parts: ['site', 'cache'] });
const denied = { cookies: { parcours_consent: 'denied' } } as const;

describe('the newsletter form, with script', () => {
  it.each([
    ['fr', '/propos', 'Erreur\u00a0: '],
    ['en', '/en/about', 'Error: '],
  ] as const)(
    'says in the title of the document that it was refused, in %s',
    async (locale, path, prefix) => {
      const { page } = await stage.visit(path, { ...denied, locale });
      const title = await page.title();
      const submit = page.locator('#newsletter button[type="submit"]');
      for (const _attempt of [1, 2]) {
        await submit.click();
        await expect.poll(() => page.title()).toBe(prefix + title);
      }
      await page.locator('.site-header-bar > .site-logo').click();
      await expect.poll(() => page.title()).toMatch(/^RTC – /);
      await submit.click();
      await expect.poll(() => page.title()).toMatch(new RegExp(`^${prefix}RTC – `));
    },
  );

  it('takes the title back while it is being sent again, and shows a loader that waits 200 ms', async () => {
    const { page } = await stage.visit('/propos', denied);
    const title = await page.title();
    const submit = page.locator('#newsletter button[type="submit"]');
    await submit.click();
    await expect.poll(() => page.title()).not.toBe(title);
    const { promise: answer, resolve: go } = Promise.withResolvers<void>();
    await page.route('**/propos', async (route) => {
      if (route.request().method() === 'POST') await answer;
      await route.continue();
    });
    await page.locator('#newsletter input[name="email"]').fill('marie@exemple.ca');
    await submit.click();
    const loader = page.locator('#newsletter [role="status"] .loader');
    await loader.waitFor();
    expect(await page.title()).toBe(title);
    await expect.poll(() => loader.innerText()).toBe('Envoi en cours…');
    const delay = await loader.evaluate((element) => element.getAnimations()[0]?.effect?.getTiming().delay);
    expect(delay).toBe(200);
    expect(await submit.getAttribute('aria-disabled')).toBe('true');
    go();
    await page.locator('#newsletter').getByText('Service indisponible').waitFor();
    expect(await loader.count()).toBe(0);
    expect(await page.title()).toBe(`Erreur\u00a0: ${title}`);
  });
});

describe('a sign-up that fails', () => {
  it.each([
    ['fr', '/propos', 'Service indisponible', true],
    ['en', '/en/about', 'Service unavailable', true],
    ['fr', '/propos', 'Service indisponible', false],
    ['en', '/en/about', 'Service unavailable', false],
  ] as const)('is told in %s on %s: %s (script: %s)', async (locale, path, words, javaScript) => {
    const { page } = await stage.visit(path, { ...denied, locale, javaScript });
    await page.locator('#newsletter input[name="email"]').fill('marie@exemple.ca');
    await page.locator('#newsletter button[type="submit"]').click();
    const told = page.locator('#newsletter').getByText(words);
    await told.waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await page.locator('#newsletter').textContent()).not.toMatch(/Effet|effect/i);
    const box = await told.boundingBox();
    // In sight, not at the end of a page that is shown from its top.
    expect(box && box.y >= 0 && box.y < (page.viewportSize()?.height ?? 0)).toBe(true);
  });
});

describe('a page that stood open for over a day', () => {
  it('sends its form again with the token it is given, without a word to the visitor', async () => {
    const { page } = await stage.visit('/propos', denied);
    const posts: string[] = [];
    await page.route('**/propos', (route) => {
      const body = new URLSearchParams(route.request().postData() ?? '');
      if (posts.length === 0) body.set('_token', '1.old');
      posts.push(body.get('_token') ?? '');
      return route.continue({ postData: String(body) });
    });
    await page.locator('#newsletter input[name="email"]').fill('marie@exemple.ca');
    await page.locator('#newsletter button[type="submit"]').click();
    await page.locator('#newsletter').getByText('Service indisponible').waitFor();
    expect(posts).toEqual(['1.old', expect.stringMatching(/^\d+\.[\w-]{43}$/) as string]);
  });
});

describe('the gallery', () => {
  it('opens at its top: no example takes the focus', async () => {
    const { page } = await stage.visit('/_gallery', denied);
    expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([0, 'BODY']);
  });
});
