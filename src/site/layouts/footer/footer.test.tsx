import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { shellFixture } from '#site/layouts/fixtures.ts';
import { faultOf, type FormState } from '#site/forms/form.ts';
import { en } from '#site/i18n/en/index.ts';
import { fr } from '#site/i18n/fr/index.ts';
import { count, routedMarkup } from '#tests/support/layout-markup.tsx';
import { Footer } from './footer.tsx';
import { newsletterForm } from './newsletter-form.ts';

function footer(locale: Locale, form?: FormState): string {
  return routedMarkup(<Footer shell={shellFixture(locale)} form={form} />, locale);
}

const done: FormState = { name: 'newsletter', kind: 'done' };

function refused(locale: Locale, code: string, email = ''): string {
  const field = code === 'email' ? { field: 'email' } : {};
  const faults = [faultOf(newsletterForm, { fr, en }[locale], { code, ...field })];
  return footer(locale, { name: 'newsletter', kind: 'refused', faults, values: { email } });
}

describe('the footer', () => {
  it('gives both phone lines with their options', () => {
    expect(footer('fr')).toMatch(
      /Renseignements<.*?tel:\+14185552511,1".*?option 1.*?Plaintes et commentaires<.*?tel:\+14185552511,3".*?option 3/s,
    );
    expect(footer('en')).toMatch(/Complaints and comments<.*?option 3/s);
  });

  it('has the company’s menu, the social links, the address and the copyright', () => {
    const markup = footer('fr');
    expect(markup).toContain('Accès à l’information');
    expect(markup).toContain('href="https://social.exemple.ca/baie"');
    expect(markup).toContain('720, rue du Quai');
    expect(markup).toContain('©\u00a02026 <span>Les autobus de la Baie</span>. Tous droits réservés.');
  });

  it('leaves out of the company’s menu what leads nowhere', () => {
    const { menus } = shellFixture('fr');
    const heading = { id: 'h', title: 'En préparation', external: false, children: [] };
    const items = [...menus.footer.items, heading];
    const shell = shellFixture('fr', { menus: { ...menus, footer: { name: 'footer', items } } });
    const markup = routedMarkup(<Footer shell={shell} />, 'fr');
    expect(markup).not.toContain('En préparation');
    expect(markup).not.toContain('<li></li>');
  });

  it('says that the operator’s name and address are in French on English pages', () => {
    expect(footer('en')).toContain('<span lang="fr">720, rue du Quai');
    expect(count(footer('en'), /<span lang="fr">Les autobus de la Baie<\/span>/)).toBe(2);
    expect(footer('fr')).not.toContain('lang="fr"');
  });

  it('says in what language an address is that is not French', () => {
    const { operator } = shellFixture('fr');
    if (!operator.address) throw new Error('the operator of the fixtures has an address');
    const address = { ...operator.address, street: '3 Quay Street', locale: 'en' } as const;
    const drawn = (locale: Locale) =>
      routedMarkup(<Footer shell={shellFixture(locale, { operator: { ...operator, address } })} />, locale);
    expect(drawn('fr')).toContain('<span lang="en">3 Quay Street');
    expect(drawn('en')).toContain('<span>3 Quay Street');
  });

  it('opens the cookie preferences and has the live region', () => {
    expect(footer('fr')).toMatch(/popoverTarget="cookie-preferences"[^>]*>.*?<span>Préférences de témoins/);
    expect(footer('fr')).toContain('role="status" aria-live="polite"');
  });
});

describe('the newsletter form', () => {
  it('posts the address and the token to its own page, with a trap for machines', () => {
    const markup = footer('fr');
    expect(markup).toContain('<form noValidate="" action="#newsletter" method="post">');
    expect(markup).toContain('name="_form" value="newsletter"');
    expect(markup).toContain('name="_token" value="fixture-token"');
    expect(markup).toMatch(
      /aria-hidden="true"><label>[^<]*<input type="text" tabindex="-1" autoComplete="off" name="url"/i,
    );
    expect(markup).toMatch(
      /<input[^>]*type="email"[^>]*name="email"|<input[^>]*name="email"[^>]*type="email"/,
    );
    expect(markup).toContain('maxLength="125"');
    expect(markup).toContain('Adresse courriel (obligatoire)');
    expect(footer('en')).toContain('Email address (required)');
  });

  it('asks to confirm by e-mail once sent, and puts the form away', () => {
    expect(footer('fr', done)).toContain('confirmer votre abonnement');
    expect(footer('en', done)).toContain('confirm your subscription');
    expect(footer('fr', done)).not.toContain('name="email"');
  });

  it('says that the service is unavailable and keeps what was typed', () => {
    const french = refused('fr', 'unavailable', 'marie@exemple.ca');
    expect(french).toContain('Service indisponible');
    expect(french).toContain('value="marie@exemple.ca"');
    expect(refused('en', 'unavailable')).toContain('Service unavailable');
  });

  it('takes the focus when it was refused', () => {
    expect(refused('fr', 'email')).toMatch(/class="error-summary"[^>]*autofocus/i);
  });

  it('leads from the summary to the field that is wrong', () => {
    const markup = refused('en', 'email', 'marie@');
    const field = /<input[^>]*aria-invalid="true"[^>]*>/.exec(markup)?.[0] ?? '';
    const id = /\sid="([^"]+)"/.exec(field)?.[1];
    expect(field).toContain('value="marie@"');
    expect(markup).toContain(`<a href="#${id}">Enter a complete email address`);
    expect(field).toContain(`aria-describedby="${id}-error"`);
  });

  it('explains a refused check and too many tries', () => {
    expect(refused('fr', 'robot')).toContain('Erreur de validation du reCAPTCHA. Veuillez réessayer.');
    expect(refused('en', 'robot')).toContain('The security check failed. Please try again.');
    expect(refused('en', 'too-many')).toContain('Too many attempts');
  });
});
