import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '#tests/support/cases.ts';
import { doneFormOf, pathWithDone } from './done.ts';

const urlOf = (path: string) => new URL(path, 'https://site.example');

describe('an address that says a form is done with', () => {
  it('names the form, and nothing that is no name', () => {
    expect(doneFormOf(urlOf('/a?done=newsletter'))).toEqual({ name: 'newsletter', kind: 'done' });
    for (const name of ['', 'A', '<b>', 'x'.repeat(81), '-a', 'a b'])
      expect(doneFormOf(urlOf(`/a?done=${encodeURIComponent(name)}`))).toBeUndefined();
    expect(doneFormOf(urlOf('/a'))).toBeUndefined();
  });

  it('keeps the rest of the query, and loses only its own word', () => {
    expect(pathWithDone(urlOf('/a?b=1'), 'newsletter')).toBe('/a?b=1&done=newsletter');
    expect(pathWithDone(urlOf('/a?b=1&done=newsletter'))).toBe('/a?b=1');
    expect(pathWithDone(urlOf('/a?done=newsletter'))).toBe('/a');
    expect(pathWithDone(urlOf('/a?b=l%E2%80%99%C3%A9t%C3%A9+x'))).toBe('/a?b=l%E2%80%99%C3%A9t%C3%A9+x');
  });

  it('comes back to where it was, whatever the query', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        const url = urlOf(`/a?${query}`);
        fc.pre(!url.searchParams.has('done'));
        const back = urlOf(pathWithDone(urlOf(pathWithDone(url, 'form'))));
        expect([...back.searchParams]).toEqual([...url.searchParams]);
      }),
      cases(100),
    );
  });
});
