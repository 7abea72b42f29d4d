import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '#tests/support/cases.ts';
import { mayLeadTo, redirectionRoutes, type Redirection } from './redirections.ts';

const hosts = ['carte.exemple.ca'];

function leads(
  fr: readonly Redirection[],
  en: readonly Redirection[] = [],
  strategy: 'prefix' | 'prefix-except-default' = 'prefix-except-default',
) {
  const routes = redirectionRoutes(
    [
      { locale: 'fr', redirections: fr },
      { locale: 'en', redirections: en },
    ],
    strategy,
    hosts,
  );
  return Object.fromEntries(routes.map(({ path, meta }) => [path, meta.redirect]));
}

describe('redirections', () => {
  it('get the prefix of their language, unless they have one already', () => {
    const list = [{ source: '/a', target: '/b' }];
    expect(leads(list, list)).toEqual({ '/a': '/b', '/en/a': '/en/b' });
    expect(leads(list, list, 'prefix')).toEqual({ '/fr/a': '/fr/b', '/en/a': '/en/b' });
    expect(leads([{ source: '/english', target: '/en/home' }])).toEqual({ '/english': '/en/home' });
    expect(leads([], [{ source: '/enter', target: '/fr/x' }])).toEqual({ '/en/enter': '/fr/x' });
  });

  it('are followed to the end of a chain', () => {
    const chain = ['/a', '/b', '/c', '/d'].map((source, i, all) => ({
      source,
      target: all[i + 1] ?? '/end',
    }));
    expect(leads(chain)).toEqual({ '/a': '/end', '/b': '/end', '/c': '/end', '/d': '/end' });
  });

  it('that go round in a circle are left out, and so is what leads into it', () => {
    const circle = [
      { source: '/a', target: '/b' },
      { source: '/b', target: '/c' },
      { source: '/c', target: '/b' },
      { source: '/self', target: '/self/' },
      { source: '/good', target: '/there' },
    ];
    expect(leads(circle)).toEqual({ '/good': '/there' });
  });

  it('never lead back to a source, whatever the list', () => {
    const name = fc.constantFrom('/a', '/b', '/c', '/d', '/e');
    fc.assert(
      fc.property(fc.array(fc.record({ source: name, target: name })), (list) => {
        const table = leads(list);
        const sources = new Set<string>(list.map(({ source }) => source));
        for (const target of Object.values(table)) expect(sources.has(String(target))).toBe(false);
      }),
    );
  });

  it('count once: the first of two with the same source wins', () => {
    expect(
      leads([
        { source: '/a', target: '/first' },
        { source: '/a/', target: '/second' },
      ]),
    ).toEqual({ '/a': '/first' });
  });

  it('lead to another host only when it is allowed', () => {
    const list = [
      { source: '/map', target: 'https://carte.exemple.ca/x?y=1' },
      { source: '/evil', target: 'https://evil.example/' },
    ];
    expect(leads(list)).toEqual({ '/map': 'https://carte.exemple.ca/x?y=1' });
  });
});

describe('where a redirection may lead', () => {
  it.each(['/', '/a/b', '/a?x=1#y', 'https://carte.exemple.ca/', 'http://CARTE.exemple.ca/x', '/été'])(
    '%j: yes',
    (target) => {
      expect(mayLeadTo(target, hosts)).toBe(true);
    },
  );

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:\\\\carte.exemple.ca',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'ftp://carte.exemple.ca/',
    'https://evil.example/',
    'https://carte.exemple.ca.evil.example/',
    'https://carte.exemple.ca@evil.example/',
    'https://evil.example#carte.exemple.ca',
    '/\tevil',
    '/\n/evil.example',
    '/a\r\nset-cookie: x',
    ' /a',
    '',
    'relative/path',
    'https://',
  ])('%j: no', (target) => {
    expect(mayLeadTo(target, hosts)).toBe(false);
  });

  it('a browser that follows an allowed target stays on the site or goes to an allowed host', () => {
    const part = fc.constantFrom(
      '/',
      '\\',
      ':',
      '@',
      '.',
      '?',
      '#',
      'evil.example',
      'carte.exemple.ca',
      'https',
      'javascript',
      '\t',
      ' ',
      '%2f',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const target = parts.join('');
        if (!mayLeadTo(target, hosts)) return;
        const { hostname, protocol } = new URL(target, 'https://site.example');
        expect(['site.example', ...hosts]).toContain(hostname);
        expect(['http:', 'https:']).toContain(protocol);
      }),
      cases(2000),
    );
  });
});
