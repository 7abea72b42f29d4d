import { describe, expect, it } from 'vitest';
import { en } from './i18n/en/index.ts';
import { fr } from './i18n/fr/index.ts';
import { documentTitle, headOf } from './head.ts';
import { viewFixture } from './layouts/fixtures.ts';
import type { NewsletterForm } from './view.ts';

const view = (locale: 'fr' | 'en', state: NewsletterForm['state']) =>
  viewFixture(locale, { shell: { forms: { token: 't', newsletter: { state } } } });

describe('the title of the document', () => {
  it('names the page, then whose site it is; the site first on the home page', () => {
    expect(documentTitle(view('fr', 'idle'), fr)).toBe('Points de vente – Baie');
    expect(documentTitle(viewFixture('en', { route: { name: 'home' } }), en)).toBe('Baie – Points of sale');
  });

  it.each(['invalid', 'robot', 'too-many', 'unavailable'] as const)(
    'says first that a form was not taken (%s)',
    (state) => {
      expect(documentTitle(view('fr', state), fr)).toBe('Erreur\u00a0: Points de vente – Baie');
      expect(documentTitle(view('en', state), en)).toBe('Error: Points of sale – Baie');
    },
  );

  it('says nothing of a form that was', () => {
    expect(documentTitle(view('fr', 'sent'), fr)).toBe('Points de vente – Baie');
  });

  it('is what the head has, and what is shared keeps the page’s own', () => {
    const tags = headOf(view('fr', 'invalid'), 'https://rtc.example', fr);
    expect(tags[0]?.text).toBe('Erreur\u00a0: Points de vente – Baie');
    const shared = tags.find(({ attributes }) => attributes['property'] === 'og:title');
    expect(shared?.attributes['content']).toBe('Points de vente');
  });
});
