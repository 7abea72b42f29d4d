import { describe, expect, it } from 'vitest';
import { memberFixture, shellFixture } from '#site/layouts/fixtures.ts';
import { count, routedMarkup } from '#tests/support/layout-markup.tsx';
import { Header } from './header.tsx';

const french = routedMarkup(
  <Header trail={[]} shell={shellFixture('fr')} />,
  'fr',
  '/titres-et-tarifs/carte',
);
const english = routedMarkup(<Header trail={[]} shell={shellFixture('en')} />, 'en');
const member = routedMarkup(
  <Header trail={[]} shell={shellFixture('fr', { visitor: memberFixture })} />,
  'fr',
);

describe('the header', () => {
  it('leads home by a logo that names the operator', () => {
    expect(french).toMatch(
      /<a class="site-logo" href="\/"[^>]*><picture>.*?<img src="\/logo-dark.svg" alt="Les autobus de la Baie, accueil"/,
    );
  });

  it('names its menus in both languages', () => {
    expect(french).toContain('<nav class="primary-menu" aria-label="Menu principal">');
    expect(french).toContain('aria-label="Menu secondaire"');
    expect(english).toContain('<nav class="primary-menu" aria-label="Main menu">');
    expect(english).toContain('aria-label="Secondary menu"');
  });

  it('opens its panels without script, one at a time', () => {
    expect(count(french, /<details name="primary-menu">/)).toBe(3);
    expect(french).not.toContain('role="menu"');
  });

  it('shows four columns where the editor made four', () => {
    expect(french).toContain('data-columns="4"');
    expect(english).toContain('data-columns="3"');
  });

  it('marks the page on screen, and other sites in words', () => {
    expect(count(french, /aria-current="page"/)).toBe(1);
    expect(french).toMatch(/aria-current="page"[^>]*>Carte à puce/);
    expect(french).toMatch(
      /href="https:\/\/cartes.exemple.ca\/reseau" rel="noopener external">Carte du réseau(?:<\/span>)?\u00a0<span[^>]*>\(site externe\)/,
    );
  });

  it('searches by a plain form whose field is `terms`', () => {
    expect(french).toMatch(/<form[^>]*role="search"[^>]*action="\/recherche" method="get"/);
    expect(french).toMatch(/<input type="text"[^>]*name="terms"/);
  });

  it('links to the same page in the other language, in its words', () => {
    expect(french).toMatch(/href="\/en\/fares\/points-of-sale" lang="en-CA" hrefLang="en-CA">English</);
    expect(english).toMatch(
      /href="\/titres-et-tarifs\/points-de-vente" lang="fr-CA" hrefLang="fr-CA">Français</,
    );
  });

  it('opens the menu and the search of a phone without script', () => {
    const targets = [...french.matchAll(/popoverTarget="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(targets).size).toBe(2);
    for (const id of targets) expect(french).toContain(`id="${id}" popover="auto"`);
  });
});

describe('the account menu', () => {
  it('offers anonymous visitors to log in', () => {
    expect(french).toMatch(/href="\/connexion"[^>]*>.*?Se connecter/);
    expect(french).not.toContain('Se déconnecter');
  });

  it('shows a member’s initials, parameters and notices with their count', () => {
    expect(member).toMatch(/aria-hidden="true">MT</);
    expect(member).toContain('Mon profil\u00a0: Marie-Ève Tremblay');
    expect(member).toMatch(/href="\/mon-profil\/mes-parametres-de-profil"/);
    expect(member).toMatch(/Mes avis.*?\(3 avis\)/);
  });

  it('logs out by a posted form with its token', () => {
    expect(member).toMatch(
      /<form[^>]*method="post"><input type="hidden" name="_form" value="logout"\/><input type="hidden" name="_token" value="fixture-token"\/>/,
    );
  });
});
