import { describe, expect, it } from 'vitest';
import { shareVisits } from '#tests/support/visits.ts';

const visits = shareVisits();
const words = {
  fr: 'Désolé, il est impossible de trouver le fichier.',
  en: 'Sorry, the file is not found.',
};

describe('a file that is not there', () => {
  it.each([
    ['/files/plan.pdf', 'fr', 'Page non trouvée'],
    ['/files/reseau', 'fr', 'Page non trouvée'],
    ['/sites/default/files/2026-11/plan%20du%20r%C3%A9seau.PDF', 'fr', 'Page non trouvée'],
    ['/propos/rapport-annuel.docx?v=2', 'fr', 'Page non trouvée'],
    ['/en/about/annual-report.pdf', 'en', 'This page could not be found'],
  ] as const)(
    '%s is told as a file, in %s, with the help of any missing page',
    async (path, locale, title) => {
      const page = await visits.page(path);
      expect([page.response.status, page.headings]).toEqual([404, [title]]);
      expect(page.text('main')).toContain(words[locale]);
      expect(page.text('main')).toContain(locale === 'fr' ? 'Vérifiez l’adresse' : 'Check the address');
    },
  );

  it.each(['/nulle-part', '/propos/version-2.0-du-site', '/en/files-and-papers', '/propos/fichier.'])(
    'is not what is missing at %s',
    async (path) => {
      const page = await visits.page(path);
      expect(page.response.status).toBe(404);
      for (const told of Object.values(words)) expect(page.text('main')).not.toContain(told);
    },
  );

  it.each([`/files/${'0'.repeat(40)}/plan.pdf`, '/files/abc/plan.pdf'])(
    '%s is told in the small page, since many files may be asked for',
    async (path) => {
      const page = await visits.page(path);
      expect([page.response.status, page.lang, page.headings]).toEqual([404, 'fr-ca', ['Page non trouvée']]);
      expect(page.text('main')).toContain(words.fr);
      expect(page.text('header')).not.toContain('Menu');
      expect(page.response.headers.get('cache-control')).toBe('no-store');
    },
  );
});
