import { describe, expect, it } from 'vitest';
import { operator } from '#data/operator.ts';
import { locales, type Locale } from '#domain/locale.ts';
import { createSmallPages } from '#site/server/pages/small-page.ts';
import { audiences, pagesFor } from '#tests/support/browser-route-walk.ts';
import { javaPath, nuMessages } from '#tests/support/nu-validator.ts';
import { shareVisits } from '#tests/support/visits.ts';

const visits = shareVisits();

/** Every page of the table for everyone it is made for, and one that is not there. */
async function everyDocument(locale: Locale): Promise<Record<string, string>> {
  const documents: Record<string, string> = {};
  for (const audience of audiences) {
    const cookie = audience === 'everyone' ? {} : await visits.signIn(audience);
    for (const { path } of pagesFor(visits, locale, audience))
      documents[`${path} (${audience})`] = await (await visits.ask(path, cookie)).text();
  }
  const missing = locale === 'fr' ? '/rien' : '/en/nothing';
  return { ...documents, [missing]: await (await visits.ask(missing)).text() };
}

/**
 * Examples of what stands once on a page share one there, and are written in French. That a film is not to be
 * downloaded is said in an attribute which browsers know and the standard does not.
 */
const ofTheGallery =
  /“controlslist” not allowed|Duplicate ID|“aria-activedescendant” value should|first occurrence of ID|appears to be written in|“h1” element as a top-level/;

async function everyExample(locale: Locale): Promise<Record<string, string>> {
  const gallery = locale === 'fr' ? '/_gallery' : '/en/_gallery';
  const index = await visits.page(gallery);
  const links = index.elements(({ attribs }) => attribs['href']?.includes('?component=') ?? false);
  const documents: Record<string, string> = {};
  for (const { attribs } of links) {
    const path = `${gallery}${attribs['href'] ?? ''}`;
    documents[path] = await (await visits.ask(path)).text();
  }
  return documents;
}

describe.skipIf(javaPath === '').each(locales)('the Nu validator in %s', (locale) => {
  it('finds every page valid', { timeout: 300_000 }, async () => {
    const documents = await everyDocument(locale);
    expect(Object.keys(documents).length).toBeGreaterThan(40);
    expect(await nuMessages(documents)).toEqual({});
  });

  it('finds every component valid', { timeout: 300_000 }, async () => {
    const documents = await everyExample(locale);
    expect(Object.keys(documents).length).toBeGreaterThan(20);
    const messages = Object.values(await nuMessages(documents)).flat();
    expect(messages.filter((message) => !ofTheGallery.test(message))).toEqual([]);
  });

  it('finds the small pages valid', async () => {
    const page = createSmallPages({ operator, strategy: 'prefix', styles: ['/assets/style.css'] });
    const asked = { url: `/${locale}/x`, headers: {} };
    const documents = {
      tooMany: page('too-many', asked).html,
      technical: page('technical', asked).html,
    };
    expect(await nuMessages(documents)).toEqual({});
  });

  it('says what is wrong where something is', async () => {
    const wrong = `<!doctype html><html lang="${locale}"><title>x</title><ul><p>…</p></ul></html>`;
    const found = await nuMessages({ right: wrong.replaceAll(/<.?[up]l?>/g, ''), wrong });
    expect(Object.keys(found)).toEqual(['wrong']);
    expect(found['wrong']?.join()).toContain('not allowed as child of element “ul”');
  });
});
