import { describe, expect, it } from 'vitest';
import { en } from './i18n/en/index.ts';
import { fr } from './i18n/fr/index.ts';
import { documentTitle, headOf } from './head.ts';
import { viewFixture } from './layouts/fixtures.ts';

const refused = { name: 'newsletter', kind: 'refused', faults: [], values: {} } as const;
const view = (locale: 'fr' | 'en') => viewFixture(locale, { form: refused });

describe('the title of the document', () => {
  it('names the page, then whose site it is; the site first on the home page', () => {
    expect(documentTitle(viewFixture('fr'), fr)).toBe('Points de vente – Baie');
    expect(documentTitle(viewFixture('en', { route: { name: 'home' } }), en)).toBe('Baie – Points of sale');
  });

  it('says first that a form was not taken', () => {
    expect(documentTitle(view('fr'), fr)).toBe('Erreur\u00a0: Points de vente – Baie');
    expect(documentTitle(view('en'), en)).toBe('Error: Points of sale – Baie');
  });

  it('says nothing of a form that was', () => {
    expect(documentTitle(viewFixture('fr', { form: { name: 'newsletter', kind: 'done' } }), fr)).toBe(
      'Points de vente – Baie',
    );
  });

  it('is what the head has, and what is shared keeps the page’s own', () => {
    const tags = headOf(view('fr'), 'https://rtc.example', fr);
    expect(tags[0]?.text).toBe('Erreur\u00a0: Points de vente – Baie');
    const shared = tags.find(({ attributes }) => attributes['property'] === 'og:title');
    expect(shared?.attributes['content']).toBe('Points de vente');
  });
});
