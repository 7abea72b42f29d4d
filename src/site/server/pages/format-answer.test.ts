import { describe, expect, it } from 'vitest';
import { viewFixture } from '#site/layouts/fixtures.ts';
import { formatRedirect } from './format-answer.ts';

const redirect = (to: string, status = 302) => ({
  kind: 'redirect' as const,
  status,
  to,
  view: viewFixture('fr', {}),
});

describe('the answer of a redirection', () => {
  it.each([
    ['/connexion?destination=%2Fmon-profil', '/connexion?destination=%2Fmon-profil'],
    ['/été/l’avis', '/%C3%A9t%C3%A9/l%E2%80%99avis'],
    ['/d%C3%A9j%C3%A0', '/d%C3%A9j%C3%A0'],
    ['/100%25', '/100%25'],
    ['https://carte.exemple.ca/?q=a+b#c', 'https://carte.exemple.ca/?q=a+b#c'],
  ])('leads to %s with what is encoded left as it is', (to, location) => {
    const answer = formatRedirect(redirect(to), 'document', '<html>');
    expect(answer).toMatchObject({ status: 302, headers: { location } });
  });

  it('may be kept for five minutes when it is for good, and not otherwise', () => {
    expect(formatRedirect(redirect('/x', 301), 'document', '').headers['cache-control']).toBe(
      'public, max-age=300',
    );
    expect(formatRedirect(redirect('/x', 302), 'document', '').headers['cache-control']).toBe('no-store');
  });

  it('is data for a page that asks for data', () => {
    const answer = formatRedirect(redirect('/x', 301), 'data', '');
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.plain.toString())).toEqual({ kind: 'redirect', to: '/x' });
  });
});
