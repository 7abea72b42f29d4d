import { describe, expect, it } from 'vitest';
import { locales } from '#domain/locale.ts';
import { audiences, openFor, pagesFor, withFaults } from '#tests/support/browser-route-walk.ts';
import { setStage } from '#tests/support/browser-stage.ts';
import { sampleRoutes } from '#tests/support/route-samples.ts';

const stage = setStage();

/** What a reader without script would miss on the page that is open. */
function missing(): string[] {
  const visible = (element: Element | null) => element?.checkVisibility() ?? false;
  const heading = document.querySelector('main h1, .home-search h2');
  const bare = document.querySelector('.print-sheet') !== null;
  const faults: string[] = [];
  if (!visible(document.querySelector('main'))) faults.push('no page in sight');
  if (!visible(heading) || !heading?.textContent?.trim()) faults.push('no heading in sight');
  for (const form of document.forms) {
    const button = [...form.elements].some((control) =>
      control.matches('button:not([type="button"]), input[type="submit"]'),
    );
    // A form with a name of ours is sent to the address of its page.
    const isOwn = form.querySelector('input[name="_form"]') !== null && form.method === 'post';
    if (!form.getAttribute('action') && form.method !== 'dialog' && !isOwn)
      faults.push(`a form without address: ${form.className}`);
    if (!button) faults.push(`a form without a button: ${form.className}`);
  }
  for (const link of document.querySelectorAll('a')) {
    if (!link.getAttribute('href')) faults.push(`a link to nowhere: ${link.textContent}`);
  }
  if (bare) return faults;
  for (const part of ['.primary-menu summary', '.site-footer a', '.language-toggle', '.search-field input']) {
    if (!visible(document.querySelector(part))) faults.push(`out of sight: ${part}`);
  }
  return faults;
}

describe.each(locales)('without script, in %s', (locale) => {
  it.each(audiences)(
    'every page shows its content, menus and forms (%s)',
    { timeout: 180_000 },
    async (audience) => {
      const watched = await openFor(stage, locale, audience, 1280, false);
      const found: Record<string, readonly string[]> = {};
      for (const { path } of pagesFor(stage, locale, audience)) {
        const status = await watched.goto(path);
        const refused = status === 200 ? [] : [`status ${status}`];
        found[path] = [...refused, ...(await watched.page.evaluate(missing))];
      }
      expect(Object.keys(found).length).toBeGreaterThan(0);
      expect(withFaults(found)).toEqual({});
    },
  );

  it('every redirection leads to a page', async () => {
    const watched = await openFor(stage, locale, 'member', 1280, false);
    const table = stage.app.app.site?.routes.current().table;
    const samples = table ? sampleRoutes(table, locale).filter(({ kind }) => kind === 'redirect') : [];
    expect(samples.length).toBeGreaterThan(0);
    for (const { path } of samples) {
      // Those that lead to another site are not followed there.
      if (table?.match(path)?.route.meta.redirect?.startsWith('http')) continue;
      expect([path, await watched.goto(path)]).toEqual([path, 200]);
      expect(new URL(watched.page.url()).pathname).not.toBe(path);
    }
  });

  it('opens the menu of a narrow screen, and the panels in it', async () => {
    const { page } = await openFor(stage, locale, 'everyone', 360, false);
    await page.goto(locale === 'fr' ? '/' : '/en');
    const panelLink = page.locator('.primary-menu details').first().locator('a').first();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.locator('.primary-menu summary').first().click();
    expect(await panelLink.isVisible()).toBe(true);
    await panelLink.click();
    expect(await page.locator('h1').innerText()).not.toBe('');
  });
});
