import { describe, expect, it } from 'vitest';
import { readVisit } from '../pages/visit.ts';
import { judgePage } from './judge-page.ts';

const origin = 'http://site.example';
const rules = {
  status: 200,
  shortName: 'CPF',
  findForeign: (text: string) => (text.includes('RTC') ? ['RTC'] : []),
};

interface Written {
  readonly title?: string;
  readonly lang?: string;
  readonly description?: string;
  readonly canonical?: string;
  readonly french?: string;
  readonly body?: string;
}

/** A page that is as it should be, but for what a test changes. */
function pageWith({
  title = 'Line 7 – CPF',
  lang = 'en-ca',
  description = 'Where line 7 goes, and when it leaves.',
  canonical = `${origin}/7`,
  french = `${origin}/fr/7`,
  body = '<h1>Line 7</h1><a href="/8">8</a>',
}: Written): string {
  const view = { view: { status: 200, route: { name: 'line', locale: 'en', layout: 'default' } } };
  return `<!doctype html><html lang="${lang}"><head><title>${title}</title>
    <meta name="description" content="${description}"><link rel="canonical" href="${canonical}">
    <link rel="alternate" hreflang="en-ca" href="${origin}/7"><link rel="alternate" hreflang="fr-ca" href="${french}">
    </head><body>${body}<script type="application/json" id="view">${JSON.stringify(view)}</script></body></html>`;
}

const judge = (written: Written, status = 200) =>
  judgePage(readVisit(origin, { path: '/7', status, html: pageWith(written) }), rules).map(
    ({ kind, about }) => `${kind}: ${about}`,
  );

describe('a page that is judged', () => {
  it('has no fault when it is as it should be', () => expect(judge({})).toEqual([]));

  it('has to answer', () => expect(judge({}, 503)).toEqual(['status: answered 503']));

  it('is a document', () => {
    const plain = readVisit(origin, { path: '/7', status: 200, html: 'Busy' });
    expect(judgePage(plain, rules)[0]?.about).toBe('the title has 0 characters: ');
  });

  it('names its operator in its title', () =>
    expect(judge({ title: 'Line 7 of ours' })).toEqual([
      'title: the title does not name the operator (CPF): Line 7 of ours',
    ]));

  it('describes itself', () =>
    expect(judge({ description: '' })).toEqual(['title: the description has 0 characters: ']));

  it('has one main heading', () =>
    expect(judge({ body: '<p>CPF</p>' })).toEqual(['title: has 0 main headings']));

  it('says the language it is in', () =>
    expect(judge({ lang: 'fr-ca' })).toEqual(['other: is in en and says fr-ca']));

  it('agrees with itself on its address', () =>
    expect(judge({ canonical: `${origin}/seven` })).toEqual([
      `other: is ${origin}/seven and says it is ${origin}/7 in its language`,
    ]));

  it('has no word of another operator', () =>
    expect(judge({ body: '<h1>Line 7 of the RTC</h1>' })).toEqual(['foreign word: RTC']));

  it.each(['undefined', 'NaN', '[object Object]', 'Invalid Date'])('does not show %s', (slip) => {
    expect(judge({ body: `<h1>Line 7</h1><p>Leaves at ${slip}</p>` })).toEqual([`other: shows “${slip}”`]);
    expect(judge({ body: `<h1>Line 7</h1><p aria-label="At ${slip}">7</p>` })).toEqual([
      `other: shows “${slip}”`,
    ]);
  });

  it('leads to places on itself that are there', () =>
    expect(judge({ body: '<h1 id="top">Line 7</h1><a href="#top">Up</a><a href="#end">End</a>' })).toEqual([
      'other: leads to #end, which is not on the page',
    ]));
});
