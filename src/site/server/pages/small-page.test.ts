import { describe, expect, it } from 'vitest';
import { operator } from '#data/operator.ts';
import { languageCookieName } from '#site/i18n/language-cookie.ts';
import { readDocument } from '#tests/support/document.ts';
import { createSmallPages } from './small-page.ts';

const options = { operator, styles: ['/_operator/abc.css', '/assets/main.css'] };
const byDefault = createSmallPages({ ...options, strategy: 'prefix-except-default' });
const prefixed = createSmallPages({ ...options, strategy: 'prefix' });

describe('the small page', () => {
  it.each([
    ['/horaires', 'en', 'fr'],
    ['/en/schedules?x=1', 'fr', 'en'],
    ['/en', 'fr', 'en'],
    ['/_data/en/schedules', 'fr', 'en'],
    ['/', 'en-CA,en;q=0.9', 'en'],
    ['/?x', 'de', 'fr'],
    ['//en/x', 'en', 'fr'],
  ])('%s, asked by one who reads %s, is in the language %s', (url, reads, locale) => {
    expect(byDefault('too-many', { url, headers: { 'accept-language': reads } }).locale).toBe(locale);
  });

  it('asks the visitor where every language has a prefix and the address has none', () => {
    expect(prefixed('too-many', { url: '/x', headers: { 'accept-language': 'en' } }).locale).toBe('en');
    expect(prefixed('too-many', { url: '/x', headers: { cookie: `${languageCookieName}=en` } }).locale).toBe(
      'en',
    );
    expect(prefixed('too-many', { url: '/fr/x', headers: { 'accept-language': 'en' } }).locale).toBe('fr');
  });

  it.each([
    ['too-many', '/x', 'Trop de demandes', 'Il y a eu trop de demandes'],
    ['too-many', '/en/x', 'Too many requests', 'Too many requests have come'],
    ['too-long', '/x', 'Adresse trop longue', 'une adresse aussi longue', '/'],
    ['too-long', '/en/x', 'Address too long', 'an address this long', '/en'],
    ['no-file', '/x', 'Page non trouvée', 'impossible de trouver le fichier', '/'],
    ['no-file', '/en/x', 'This page could not be found', 'the file is not found', '/en'],
    ['technical', '/x', 'Erreur technique temporaire', 'revenez plus tard'],
    ['technical', '/en/x', 'Temporary technical error', 'come back later'],
  ] as const)(
    'of the kind %s says at %s what is the matter, and what to do',
    (kind, url, title, words, again?: string) => {
      const { html } = byDefault(kind, { url, headers: {} });
      const page = readDocument(html);
      expect([page.title, page.headings]).toEqual([`${title} – RTC`, [title]]);
      expect(page.text('main')).toContain(words);
      expect(page.text('main')).toContain('418-555-0111');
      expect(
        page.elements(({ name, attribs }) => name === 'a' && attribs['href'] === (again ?? '')),
      ).toHaveLength(1);
      expect([page.hasScript, page.inline, page.metas['robots']]).toEqual([false, [], 'noindex']);
      expect(html.length).toBeLessThan(2048);
    },
  );

  it('is in the theme that the visitor chose', () => {
    const { html } = byDefault('too-many', { url: '/', headers: { cookie: 'parcours_theme=dark' } });
    expect(html).toContain('data-theme="dark"');
    expect(html).toContain('/logo-dark.svg');
  });
});
