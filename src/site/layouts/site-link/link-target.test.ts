import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '#tests/support/cases.ts';
import { linkTarget } from './link-target.ts';

describe('linkTarget', () => {
  it('follows a path of the site as a page', () => {
    expect(linkTarget('/horaires-et-trajets')).toBe('page');
    expect(linkTarget('/en?x=1#p-3')).toBe('page');
    expect(linkTarget('/recherche/arr%C3%AAt')).toBe('page');
  });

  it('follows a query alone as this page with other parameters', () => {
    expect(linkTarget('?page=2')).toBe('page');
    expect(linkTarget('?tri=date.asc#p-3')).toBe('page');
    expect(linkTarget('?url=https://example.org/a.pdf')).toBe('page');
  });

  it('takes nothing without a scheme or a host for another site', () => {
    const named = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;
    const isKept = (text: string) => named.test(text) || linkTarget(text) !== 'other-site';
    expect(() => fc.assert(fc.property(fc.string(), isKept), cases(500))).not.toThrow();
  });

  it('leaves files, anchors, phones and the server’s own addresses to the browser', () => {
    for (const href of [
      '/plan.pdf',
      '/files/reseau',
      '/_consent',
      '#content',
      'tel:+14185551234',
      'mailto:a@b.ca',
    ]) {
      expect(linkTarget(href)).toBe('document');
    }
  });

  it('knows another site, with or without its scheme', () => {
    expect(linkTarget('https://example.org/en')).toBe('other-site');
    expect(linkTarget('//example.org')).toBe('other-site');
  });
});
