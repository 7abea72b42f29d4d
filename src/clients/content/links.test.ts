import { describe, expect, it } from 'vitest';
import { basePath, localizeHref } from './links.ts';

const localize = (path: string, locale: string) =>
  locale === 'fr' ? path : `/${locale}${path === '/' ? '' : path}`;

describe('a link of the content', () => {
  it.each([
    ['/tarifs', '/en/tarifs'],
    ['/', '/en'],
    ['/tarifs?a=1', '/en/tarifs?a=1'],
    ['/tarifs#bas', '/en/tarifs#bas'],
    ['/?a=1', '/en?a=1'],
    ['internal:/tarifs', '/en/tarifs'],
  ])('to %s inside the site gets the prefix of its language: %s', (uri, href) => {
    expect(localizeHref(uri, 'en', localize)).toBe(href);
    expect(localizeHref(uri, 'fr', localize)).toBe(uri.replace('internal:', ''));
  });

  it.each(['/en', '/en/fares', '/fr/tarifs', '/en?a=1', '/en#top'])(
    'to %s has its language already',
    (uri) => {
      expect(localizeHref(uri, 'en', localize)).toBe(uri);
    },
  );

  it.each(['/energie', '/france'])('to %s only looks as if it had', (uri) => {
    expect(localizeHref(uri, 'en', localize)).toBe(`/en${uri}`);
  });

  it.each([
    'https://example.org/a',
    '//example.org/a',
    'mailto:a@b.ca',
    'tel:+14185550111',
    '#bas',
    '',
    '/sites/default/files/plan.pdf',
    '/files/plan.pdf',
    '/services/schedule/x',
  ])('to %j stays as it is', (uri) => {
    expect(localizeHref(uri, 'en', localize)).toBe(uri);
  });
});

describe('the content API', () => {
  it('has a prefix in English only', () => {
    expect([basePath('fr'), basePath('en')]).toEqual(['', '/en']);
  });
});
