import type { Page } from 'playwright-core';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startAddressService } from '#tests/support/address-service.ts';
import { violations } from '#tests/support/browser-accessibility.ts';
import { ibmViolations } from '#tests/support/browser-ibm.ts';
import { setStage } from '#tests/support/browser-stage.ts';
import type { PageOptions } from '#tests/support/browser.ts';

const service = await startAddressService();
const stage = setStage({ content: 'shared', settings: service.settings });
beforeEach(() => service.restore());
afterAll(() => service.upstream.close());

const gallery = '/_gallery?component=address-completion';
const denied: PageOptions = { cookies: { parcours_consent: 'denied' }, reducedMotion: true };
const field = (page: Page) => page.locator('#exemple-rue');
const list = (page: Page) => page.locator('form .address-completion [role="option"]:visible');
const values = (page: Page) =>
  page.evaluate(() =>
    ['rue', 'ville', 'province', 'code-postal'].map(
      (name) => (document.getElementById(`exemple-${name}`) as HTMLInputElement).value,
    ),
  );
const active = (page: Page) =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant');
    return (id && document.getElementById(id)?.textContent) || '';
  });
/** The gallery shows the live region too: it is said in both. */
const heard = (page: Page, text: string) =>
  page.locator('[aria-live="polite"]', { hasText: text }).first().waitFor({ state: 'attached' });

/** Landmarks of examples share a page. */
const faults = async (page: Page) => [
  ...(await violations(page, 'all-but-landmarks', '.gallery-component')),
  ...(await ibmViolations(page, '.gallery-example')),
];

/** Types as a person does, once the list is there to listen. */
async function type(page: Page, text: string): Promise<void> {
  await field(page).focus();
  await page.locator('#exemple-rue[role="combobox"]').waitFor();
  await page.keyboard.type(text);
}

describe('an address that is typed in a form', () => {
  it('is found, narrowed down and filled in with the keyboard, and said so', async () => {
    const { page } = await stage.visit(gallery, denied);
    await type(page, 'boulevard des forg');
    await expect.poll(() => list(page).count()).toBe(1);
    await heard(page, '1\u00a0adresse, flèche vers le bas pour la choisir');
    expect(await field(page).getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('ArrowDown');
    expect(await active(page)).toContain('boulevard des Forges');
    await page.keyboard.press('Enter');
    await expect.poll(() => list(page).count()).toBe(7);
    await heard(page, '7\u00a0adresses, flèches pour choisir');
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('ArrowUp');
    expect(await active(page)).toContain('112 boulevard des Forges');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await active(page)).toContain('102 boulevard des Forges');
    await page.keyboard.press('Enter');
    await expect
      .poll(() => values(page))
      .toEqual(['102 boulevard des Forges', 'Havremont', 'QC', expect.stringMatching(/^G9Z /)]);
    expect(await list(page).count()).toBe(0);
    expect(await field(page).getAttribute('aria-expanded')).toBe('false');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('exemple-rue');
    await heard(page, 'Adresse remplie\u00a0: 102 boulevard des Forges, Havremont, QC, G9Z');
  });

  it('is filled in by touch, and in English', async () => {
    const { page } = await stage.visit(`/en${gallery}`, { ...denied, width: 360, height: 740, touch: true });
    await field(page).tap();
    await page.locator('#exemple-rue[role="combobox"]').waitFor();
    await page.keyboard.type('104 forges');
    await list(page).first().tap();
    await expect.poll(() => values(page)).toEqual(['104 boulevard des Forges', 'Havremont', 'QC', 'G9Z 6C2']);
    await heard(page, 'Address filled in: 104');
  });

  it('is not asked for before three characters, nor with every letter', async () => {
    const { page } = await stage.visit(gallery, denied);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname.startsWith('/_addresses')) asked.push(searchParams.get('q') ?? '');
    });
    await type(page, 'vo');
    await page.waitForTimeout(600);
    expect(asked).toEqual([]);
    await page.keyboard.type('iliers');
    await expect.poll(() => list(page).count()).toBe(1);
    expect(asked.at(-1)).toBe('voiliers');
    expect(asked.length).toBeLessThan(4);
  });

  it('keeps what was asked last, however late the answer before it comes', async () => {
    const { page } = await stage.visit(gallery, denied);
    const ended: string[] = [];
    page.on('requestfailed', (request) => ended.push(new URL(request.url()).searchParams.get('q') ?? ''));
    await page.route('**/_addresses?q=tanneurs*', () => {});
    await type(page, 'tanneurs');
    await expect.poll(() => page.locator('form .suggestions').getAttribute('data-state')).toBe('loading');
    await field(page).selectText();
    await page.keyboard.type('horlogers');
    await expect
      .poll(() => list(page).allInnerTexts())
      .toEqual([expect.stringContaining('rue des Horlogers')]);
    expect(ended).toEqual(['tanneurs']);
  });

  it('is closed by Escape and by leaving, and opened again by an arrow', async () => {
    const { page } = await stage.visit(gallery, denied);
    await type(page, 'rivage');
    await expect.poll(() => list(page).count()).toBe(1);
    await page.keyboard.press('Escape');
    expect([await list(page).count(), await field(page).inputValue()]).toEqual([0, 'rivage']);
    await page.keyboard.press('ArrowDown');
    expect(await active(page)).toContain('rue du Rivage');
    await page.keyboard.press('Tab');
    await expect.poll(() => list(page).count()).toBe(0);
  });

  it('says that nothing was found, and shows no list', async () => {
    const { page } = await stage.visit(gallery, denied);
    await type(page, 'introuvable');
    await heard(page, 'Aucune adresse trouvée');
    expect(await list(page).count()).toBe(0);
  });

  it('is a plain field while the service is away; a choice that does not come is told', async () => {
    const { page } = await stage.visit(gallery, { ...denied, expectFaults: /503/ });
    await type(page, '106 forges');
    await expect.poll(() => list(page).count()).toBe(1);
    service.upstream.will({ status: 500 });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.locator('form .suggestions-words').waitFor();
    expect(await page.locator('form .suggestions-words').innerText()).toContain(
      'L’adresse n’est pas arrivée.',
    );
    expect(await faults(page)).toEqual([]);
    await page.keyboard.type(' bis et plus');
    await expect.poll(() => page.locator('form .suggestions-words').count()).toBe(0);
    expect(await values(page)).toEqual(['106 forges bis et plus', '', '', '']);
  });
});

describe('an address in a form of the content', () => {
  it('fills the fields beside its street, which are then sent', async () => {
    const { page } = await stage.visit('/horaires-et-trajets/transport-adapte/demande', denied);
    const street = page.locator('[autocomplete="address-line1"]').first();
    await street.focus();
    await page.locator('[autocomplete="address-line1"][role="combobox"]').waitFor();
    await page.keyboard.type('102 boulevard des forges');
    const options = page.locator('.address-completion [role="option"]:visible');
    await expect.poll(() => options.count()).toBeGreaterThan(0);
    await options.first().click();
    const valueOf = (name: string) => page.locator(`[autocomplete="${name}"]`).first().inputValue();
    await expect.poll(() => valueOf('address-level2')).toBe('Havremont');
    expect(await valueOf('postal-code')).toMatch(/^G9Z /);
    // What the form holds, not only what its fields show.
    await page.reload();
    await expect.poll(() => valueOf('address-level2')).toBe('Havremont');
  });
});
