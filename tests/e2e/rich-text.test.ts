import fc from 'fast-check';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { parseRichText } from '#clients/content/rich-text/parse-rich-text.ts';
import type { RichText } from '#domain/rich-text.ts';
import { sharedChromium } from '#tests/support/chromium.ts';
import { hostileMarkup } from '#tests/support/hostile-markup.ts';
import { writeMarkup } from '#tests/support/write-markup.ts';
import { xssVectors } from '#tests/support/xss-vectors.ts';

const samples = [...xssVectors, ...fc.sample(hostileMarkup, { numRuns: 1500, seed: 20_261_115 })];

/** Elements and words in order, as a browser and our tree must agree on them. */
type Outline = string | readonly Outline[];

function outline(nodes: RichText): Outline[] {
  return nodes.map((node) => (typeof node === 'string' ? node : [node.tag, ...outline(node.children ?? [])]));
}

/** A page of its own, with everything that went off in it. */
async function openPage(browser: Browser): Promise<{ page: Page; alarms: string[] }> {
  const page = await browser.newPage();
  onTestFinished(() => page.close());
  const alarms: string[] = [];
  page.on('dialog', (dialog) => {
    alarms.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (/evil|^javascript|^data:text/.test(request.url())) alarms.push(request.url());
  });
  await page.exposeFunction('hit', () => alarms.push('hit'));
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.goto('https://site.test/');
  return { page, alarms };
}

/** Shown, then every element pressed and pointed at. */
async function show(page: Page, html: string): Promise<void> {
  await page.setContent(`<!doctype html><main>${html}</main>`, { waitUntil: 'domcontentloaded' });
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      if (element.closest('a[href^="http"], a[href^="/"], a[href^="mailto"], a[href^="tel"]')) continue;
      for (const type of ['click', 'mouseover', 'focus', 'toggle', 'error', 'load'])
        element.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
    }
  });
}

describe('texts of the content backend in a real browser', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await sharedChromium();
  });

  it('would be noticed if they ran a script', async () => {
    const { page, alarms } = await openPage(browser);
    await show(page, '<img src="/none" onerror="hit(1)"><p onclick="hit(2)">x</p>');
    await expect.poll(() => alarms.length).toBeGreaterThan(0);
  });

  it('never run a script', async () => {
    const { page, alarms } = await openPage(browser);
    for (let at = 0; at < samples.length; at += 40) {
      const texts = samples.slice(at, at + 40).map((markup) => parseRichText(markup, { locale: 'fr' }));
      await show(page, texts.map((text) => `<article>${writeMarkup(text)}</article>`).join(''));
    }
    await page.waitForTimeout(200);
    expect(alarms).toEqual([]);
  });

  it('are read as the tree they were drawn from', async () => {
    const { page } = await openPage(browser);
    const texts = samples.map((markup) => parseRichText(markup, { locale: 'fr' }));
    const read = await page.evaluate((markups) => {
      const readNodes = (parent: Node): unknown[] =>
        [...parent.childNodes].map((node) =>
          node instanceof Element ? [node.localName, ...readNodes(node)] : (node.textContent ?? ''),
        );
      return markups.map((markup) =>
        readNodes(new DOMParser().parseFromString(`<body>${markup}`, 'text/html').body),
      );
    }, texts.map(writeMarkup));
    // Blank text in front of a body is no part of it.
    const expected = texts.map((text) => outline(text));
    for (const [index, nodes] of expected.entries())
      expect(trimStart(read[index]), samples[index]).toEqual(trimStart(nodes));
  });
});

function trimStart(nodes: unknown): unknown {
  if (!Array.isArray(nodes) || typeof nodes[0] !== 'string') return nodes;
  return [nodes[0].trimStart(), ...nodes.slice(1)];
}
