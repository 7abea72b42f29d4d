import { describe, expect, it } from 'vitest';
import { startVisits } from '#tests/support/visits.ts';

const visits = startVisits({
  parts: ['site', 'content', 'cache'],
  settings: { TRUST_PROXY: '1', EMPLOYEE_HEADER: 'X-Remote-User' },
});
const pages = [
  ['/employes/infos-employes/salle-des-nouvelles', 'Salle des nouvelles'],
  ['/en/employees/employee-info/activities', 'Activities'],
  ['/espace-employes/infos-employes/salle-des-nouvelles/pneus-d-hiver-et-conduite', 'Pneus posés'],
] as const;
const throughProxy = { 'x-forwarded-for': '203.0.113.7', 'x-remote-user': 'eroy' };

describe('the employee area', () => {
  it('asks a stranger and a member who they are, and shows nothing', async () => {
    for (const headers of [{}, await visits.signIn('member')])
      for (const [path, words] of pages) {
        const { response, title, headings } = await visits.page(path, headers);
        expect([path, response.status]).toEqual([path, 401]);
        expect(response.headers.get('cache-control')).toBe('private, no-store');
        expect(`${title} ${headings.join(' ')}`).not.toContain(words);
      }
  });

  it('is open to an employee and to an editor by their accounts, and is never kept', async () => {
    for (const role of ['employee', 'editor'] as const)
      for (const [path, words] of pages) {
        const { response, headings } = await visits.page(path, await visits.signIn(role));
        expect([path, response.status]).toEqual([path, 200]);
        expect(headings.join(' ')).toContain(words);
        expect(response.headers.get('cache-control')).toBe('private, no-store');
        expect(response.headers.get('x-keep')).toBeNull();
      }
  });

  it('is open to whom the proxy of the operator names, and to nobody who names themselves', async () => {
    const [[path]] = pages;
    const named = await visits.ask(path, throughProxy);
    expect(named.status).toBe(200);
    expect(named.headers.get('cache-control')).toBe('private, no-store');
    const refused: Record<string, string>[] = [
      { 'x-remote-user': 'eroy' },
      { 'x-forwarded-for': '203.0.113.7' },
      { ...throughProxy, 'x-remote-user': ' ' },
    ];
    for (const headers of refused) expect((await visits.ask(path, headers)).status).toBe(401);
    // Nor is it left behind for who comes next.
    expect((await visits.ask(path)).status).toBe(401);
    expect((await visits.app.get(`/_data${path}`)).status).toBe(401);
    expect((await visits.app.get(`/_data${path}`, { headers: throughProxy })).status).toBe(200);
  });

  it('is in no sitemap', async () => {
    const sitemap = await visits.app.text('/sitemap.xml');
    expect(sitemap).toContain('<loc>');
    expect(sitemap).not.toMatch(/employ/);
  });
});

describe('a proxy that nobody trusts', () => {
  const elsewhere = startVisits({
    parts: ['site', 'content', 'cache'],
    content: 'shared',
    settings: { TRUST_PROXY: '10.0.0.0/8', EMPLOYEE_HEADER: 'X-Remote-User' },
  });

  it('names no employee, whatever it writes', async () => {
    const [[path]] = pages;
    for (const from of ['10.1.2.3', '10.1.2.3, 203.0.113.7', '127.0.0.1, 10.1.2.3'])
      expect((await elsewhere.ask(path, { ...throughProxy, 'x-forwarded-for': from })).status).toBe(401);
  });
});
