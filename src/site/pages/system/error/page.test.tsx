import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { en } from '#site/i18n/en/index.ts';
import { fr } from '#site/i18n/fr/index.ts';
import { viewFixture } from '#site/layouts/fixtures.ts';
import { layoutMarkup } from '#tests/support/layout-markup.tsx';
import { errorTitle } from './error-kind.ts';
import ErrorPage from './page.tsx';

function errorMarkup(status: number, locale: Locale): string {
  const title = errorTitle(status, (locale === 'fr' ? fr : en).errors);
  const view = viewFixture(locale, { status, info: { title, sidebar: undefined } });
  return layoutMarkup(
    view,
    <ErrorPage view={view} data={{ requestId: '3f9a1c07-5d2e-4b8a-9c41-2f6d0e7b1a55' }} />,
  );
}

describe('the error page', () => {
  it('asks on 401 whether the profile was activated', () => {
    expect(errorMarkup(401, 'fr')).toMatch(
      /<h1[^>]*>Accès non-autorisé<.*Avez-vous activé votre profil\u00a0\?.*href="\/connexion"/s,
    );
    expect(errorMarkup(401, 'en')).toMatch(/Have you activated your profile\?.*href="\/en\/login"/s);
  });

  it.each([400, 403, 404, 410])('helps to find the page on %i', (status) => {
    const main = /<main.*<\/main>/s.exec(errorMarkup(status, 'fr'))?.[0];
    expect(main).toMatch(/<h1[^>]*>Page non trouvée</);
    expect(main).toContain('Vérifiez l’adresse');
    expect(main).toMatch(/href="\/"[^>]*><svg.*?<\/svg>Retournez à la page d’accueil/);
    expect(main).toMatch(/role="search"[^>]*action="\/recherche"/);
  });

  it('has the specified title in English', () => {
    expect(errorMarkup(404, 'en')).toMatch(/<h1[^>]*>This page could not be found</);
  });

  it.each([500, 502, 503, 504])(
    'asks to refresh or come back later on %i, with a reference short enough to be read out',
    (status) => {
      const markup = errorMarkup(status, 'fr');
      expect(markup).toMatch(/<h1[^>]*>Erreur technique temporaire</);
      expect(markup).toMatch(/<a href="\/titres-et-tarifs\/points-de-vente">Actualisez la page/);
      expect(markup).toContain('revenez plus tard');
      expect(markup).toContain('<code>3f9a1c07</code>');
    },
  );

  it('keeps the reference to itself where the fault is not ours', () => {
    expect(errorMarkup(404, 'fr')).not.toContain('3f9a1c07');
  });
});
