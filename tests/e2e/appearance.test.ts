import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { overflow, violations } from '#tests/support/browser-accessibility.ts';
import { setStage } from '#tests/support/browser-stage.ts';
import type { PageOptions } from '#tests/support/browser.ts';

const stage = setStage();
const denied: PageOptions = { cookies: { parcours_consent: 'denied' } };
const contentPage = '/tarifs-et-titres/grille-tarifaire';
const threePages = ['/', contentPage, '/propos/projets/corridor-vermeille'];

const shown = (page: Page, selector: string) => page.locator(`${selector}:visible`).count();

describe('text spacing as WCAG 1.4.12 asks for', () => {
  it.each(threePages)('keeps %s whole, on a screen of 320 px too', async (path) => {
    const { page } = await stage.visit(path, { ...denied, width: 1280 });
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
        p { margin-block-end: 2em !important; }`);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    });
    for (const width of [1280, 320]) {
      expect(await overflow(page, width)).toEqual([]);
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main *, header *, footer *')]
          .filter((element) => {
            const { overflowX, overflowY, position } = getComputedStyle(element);
            const clips = overflowX === 'hidden' || overflowY === 'hidden' || overflowX === 'clip';
            const hiddenOnPurpose = position === 'absolute' && element.clientWidth <= 1;
            const spills =
              element.scrollWidth > element.clientWidth + 1 ||
              element.scrollHeight > element.clientHeight + 1;
            return (
              clips && !hiddenOnPurpose && element.checkVisibility() && element.innerText?.trim() && spills
            );
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      );
      expect(cut).toEqual([]);
    }
  });
});

describe('a text twice as large, as WCAG 1.4.4 asks for', () => {
  it.each([
    [360, 640],
    [1280, 800],
  ])('has room on a screen of %i px', async (width, height) => {
    const { page, context, goto } = await stage.open({ ...denied, width, height });
    const session = await context.newCDPSession(page);
    // The size of the letters a visitor has chosen in the browser, which media queries know too.
    await session.send('Page.enable');
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    for (const path of threePages) {
      await goto(path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      expect(await overflow(page, width), path).toEqual([]);
      const overlapping = await page
        .locator('.site-header-bar > :is(a, button):visible')
        .evaluateAll((all) => {
          const boxes = all.map((one) => one.getBoundingClientRect());
          return boxes.filter((box, at) => {
            const next = boxes[at + 1];
            return next && next.top < box.bottom - 1 && next.left < box.right - 1;
          }).length;
        });
      expect(overlapping, path).toBe(0);
    }
  });
});

describe('forced colours', () => {
  it.each(threePages)('leave %s readable, with edges on what is pressed', async (path) => {
    const { page } = await stage.visit(path, { ...denied, forcedColors: true });
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    const bare = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('button, input:not([type="hidden"]), .button')]
        .filter((control) => control.checkVisibility() && control.tabIndex >= 0)
        .filter((control) => {
          const style = getComputedStyle(control);
          const framed = control.closest('.search-field, .field') ?? control;
          const edge =
            Number.parseFloat(style.borderTopWidth) > 0 ||
            Number.parseFloat(getComputedStyle(framed).borderTopWidth) > 0;
          // Boxes and circles are then drawn by the browser itself.
          const isNative =
            control.matches('[type="radio"], [type="checkbox"]') && style.appearance === 'auto';
          return !edge && !isNative && !control.innerText?.trim() && !control.querySelector('svg');
        })
        .map((control) => control.outerHTML.slice(0, 120)),
    );
    expect(bare).toEqual([]);
    expect(await violations(page, 'all-but-contrast')).toEqual([]);
    const ownColours = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter(
          (element) => getComputedStyle(element).forcedColorAdjust === 'none' && element.checkVisibility(),
        )
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(ownColours).toEqual([]);
  });

  it('keep the logo apart from the paper, and the section and the page marked', async () => {
    const { page } = await stage.visit(contentPage, { ...denied, forcedColors: true });
    const logo = page.locator('.site-header-bar > .site-logo img');
    expect(await logo.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\/logo\.svg$/);
    await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'active' });
    await expect
      .poll(() => logo.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(/\/logo-dark\.svg$/);
    const marks = await page
      .locator('.primary-menu [data-current] > summary')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).textDecorationLine));
    expect(marks).toEqual(['underline']);
  });
});

describe('reduced motion', () => {
  it('stops every movement', async () => {
    const { page } = await stage.visit('/', { ...denied, reducedMotion: true });
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((element) => {
          const { transitionDuration, animationName, animationDuration } = getComputedStyle(element);
          const longest = (list: string) =>
            Math.max(...list.split(',').map((part) => Number.parseFloat(part)));
          return (
            longest(transitionDuration) > 0 || (animationName !== 'none' && longest(animationDuration) > 0.01)
          );
        })
        .map((element) => element.outerHTML.slice(0, 100)),
    );
    expect(moving).toEqual([]);
  });
});

describe('paper', () => {
  it('has the page, and nothing that is only for a screen', async () => {
    const { page } = await stage.visit(contentPage);
    await page.emulateMedia({ media: 'print' });
    const chrome = [
      '.primary-menu',
      '.consent-banner',
      '.skip-links a',
      '#newsletter',
      '.language-toggle',
      '.page-sidebar',
    ];
    expect(await Promise.all(chrome.map((selector) => shown(page, selector)))).toEqual(chrome.map(() => 0));
    expect(await shown(page, 'main h1')).toBe(1);
    expect(await shown(page, 'main table')).toBeGreaterThan(0);
    const paper = await page.evaluate(() => getComputedStyle(document.documentElement).color);
    expect(paper).toBe('rgb(0, 0, 0)');
  });

  it('is black on white in the dark theme too', async () => {
    const { page } = await stage.visit(contentPage, { ...denied, theme: 'dark' });
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const colours = await page
      .locator('main p')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
    expect(new Set(colours).size).toBeGreaterThan(0);
    const light = colours.filter((colour) =>
      (colour.match(/\d+/g) ?? []).slice(0, 3).every((part) => Number(part) > 140),
    );
    expect(light).toEqual([]);
  });
});

describe('the edges of the page', () => {
  it.each([...threePages, '/horaires-et-trajets/horaires', '/rien'])(
    'carry the lines of %s: none runs past its text',
    async (path) => {
      const { page } = await stage.visit(path, denied);
      const past = await page.evaluate(() =>
        [...document.querySelectorAll('.page-width')]
          .filter((element) => {
            const { borderTopWidth, borderBottomWidth } = getComputedStyle(element);
            return Number.parseFloat(borderTopWidth) + Number.parseFloat(borderBottomWidth) > 0;
          })
          .map((element) => element.className),
      );
      expect(past).toEqual([]);
    },
  );
});

describe('the breakpoints', () => {
  it.each([
    [959, true, false],
    [960, false, true],
  ])('the header of a screen of %i px', async (width, buttons, bar) => {
    const { page } = await stage.visit('/propos', { ...denied, width });
    expect(await page.locator('.bar-button', { hasText: 'Menu' }).first().isVisible()).toBe(buttons);
    expect(await page.locator('.primary-menu').isVisible()).toBe(bar);
  });

  it('changes at 48 and 60 em; the footer at 40 em too, the header at 75 and 80; elsewhere only among phones', async () => {
    const { page } = await stage.visit('/propos', denied);
    const widths = await page.evaluate(() => {
      const found = new Set<string>();
      const read = (rules: CSSRuleList) => {
        for (const rule of rules) {
          const widthsOnly =
            rule instanceof CSSMediaRule ? rule.conditionText.replaceAll(/\([^)]*height[^)]*\)/g, '') : '';
          if (widthsOnly.includes('width'))
            for (const [length] of widthsOnly.matchAll(/[\d.]+(?:em|rem|px)/g)) found.add(length);
          if ('cssRules' in rule) read(rule.cssRules as CSSRuleList);
        }
      };
      for (const sheet of document.styleSheets) read(sheet.cssRules);
      return [...found].sort();
    });
    const widerThanPhones = widths.filter((width) => !width.endsWith('em') || Number.parseFloat(width) > 30);
    expect(widerThanPhones).toEqual(['40em', '48em', '60em', '75em', '80em']);
  });
});

describe('a modal window', () => {
  it.each([320, 360, 768, 1280])('keeps its measures on a screen of %i px', async (width) => {
    const { page } = await stage.visit('/_gallery?component=ui/dialog', {
      ...denied,
      width,
      height: 640,
      reducedMotion: true,
    });
    await page.getByRole('button', { name: 'Ouvrir (eleve, long)' }).click();
    const box = await page.locator('dialog[open]').boundingBox();
    const content = await page.locator('dialog[open] .dialog-content').boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(280);
    expect(box?.width).toBeLessThanOrEqual(Math.min(625, width));
    expect(width < 700 || box?.width === 625).toBe(true);
    expect(content?.height).toBeLessThanOrEqual(640 * 0.8);
    expect((box?.y ?? -1) >= 0 && (box?.y ?? 0) + (box?.height ?? 0) <= 640).toBe(true);
  });
});
