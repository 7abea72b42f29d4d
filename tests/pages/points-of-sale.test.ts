import { describe, expect, it } from 'vitest';
import { shareVisits, startVisits } from '#tests/support/visits.ts';

const visits = shareVisits();
const french = '/tarifs-et-titres/points-de-vente';
const english = '/en/fares-and-passes/points-of-sale';

const plain = (html: string) =>
  html
    .replaceAll(/<(script|svg)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
const textAt = async (path: string) => plain(await (await visits.ask(path)).text());
const names = async (path: string) => {
  const html = await (await visits.ask(path)).text();
  const [list = ''] = /<ol class="sales">[\s\S]*?<\/ol>/.exec(html) ?? [];
  return [...list.matchAll(/<h3>([^<]*)<\/h3>/g)].map((match) => match[1]);
};

describe('the points of sale', () => {
  it('are listed by name, twenty on a page, with what each offers', async () => {
    expect(await names(french)).toHaveLength(20);
    const text = await textAt(french);
    expect(text).toContain('40 points de vente');
    expect(text).toMatch(
      /Comptoir de service, Terminus Haut-Coteau .* 5200, chemin du Haut-Coteau, Havremont, G9E 2B4/,
    );
    expect(text).toContain('Recharge OPUS · Laissez-passer 1 jour · Carte OPUS avec photo');
    expect(text).toContain('Du lundi au samedi de 8 h à 21 h');
    expect(text).toContain('Jours fériés à confirmer');
  });

  it('are told in English too', async () => {
    const text = await textAt(`${english}?texte=coteau&service=photo`);
    expect(text).toContain('1 point of sale for “coteau”');
    expect(text).toContain('Service counter, Haut-Coteau Terminal');
    expect(text).toContain('Weekdays 7 a.m. to 6 p.m.');
  });

  it('are found by a form without script, which keeps the services chosen', async () => {
    const { response } = await visits.page(`${french}?texte=PHARMACIE+lea`);
    expect(response.status).toBe(200);
    expect(await names(`${french}?texte=PHARMACIE+lea`)).toEqual(['Pharmacie Léa Gingras']);
    const html = await (await visits.ask(`${french}?service=jour-et-nuit`)).text();
    expect(html).toContain('<input type="hidden" name="service" value="jour-et-nuit"/>');
    expect(await names(`${french}?service=jour-et-nuit`)).toHaveLength(7);
  });

  it('near somebody are the nearest first, with their distance, in no cache and no index', async () => {
    const { response } = await visits.page(`${french}?pres=47.62,-71.84`);
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect((await names(`${french}?pres=47.62,-71.84`)).slice(0, 2)).toEqual([
      'Comptoir de service, Terminus Marché-Neuf',
      'Distributrice, Terminus Marché-Neuf',
    ]);
    const html = await (await visits.ask(`${french}?pres=47.62,-71.84`)).text();
    expect(plain(html)).toMatch(/10 m · 1, rue des Horlogers/);
    expect(html).toContain('noindex');
  });

  it('that nobody has are told so, with the way back to all', async () => {
    const text = await textAt(`${french}?texte=zzzz`);
    expect(text).toContain('Aucun résultat');
    expect(text).toContain('Tous les points de vente');
  });

  it('beyond the last page are those of the last page', async () => {
    expect(await names(`${french}?page=400`)).toEqual(await names(`${french}?page=2`));
    expect(await names(`${french}?page=2`)).toHaveLength(20);
  });

  it.each([
    '?page=-3&texte=%00%ff',
    '?page=1e9',
    `?texte=${'é'.repeat(1000)}`,
    '?service=<script>&service=opus;drop',
    `?${Array.from({ length: 50 }, (_, n) => `service=s${n}`).join('&')}`,
    '?pres=999,999',
    '?pres=here',
    '?pres=-89.9,179.9',
    '?texte=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  ])('are understood as far as can be: %.60s', async (query) => {
    const { response } = await visits.page(french + query);
    expect(response.status).toBe(200);
    expect(await (await visits.ask(french + query)).text()).not.toContain('<script>alert');
  });
});

describe('a point of sale', () => {
  // A Tuesday, a quarter past seven in the morning.
  const morning = startVisits({ instant: '2026-11-17T12:15:00Z', content: 'shared' });
  const at = async (instant: string, query: string) => {
    const { clock } = morning.app;
    clock.advance(Date.parse(instant) - clock.now());
    return plain(await (await morning.ask(`${french}?${query}`)).text());
  };

  it('says whether it is open at this moment where the operator is', async () => {
    expect(await at('2026-11-17T12:15:00Z', 'service=photo')).toContain('Ouvert en ce moment , jusqu’à 18 h');
    expect(await at('2026-11-17T23:30:00Z', 'service=photo')).toContain(
      'Fermé en ce moment , ouvre demain à 7 h',
    );
    // Past midnight the store that closes at two is still open.
    expect(await at('2026-11-18T06:30:00Z', 'texte=beffroi')).toContain('Ouvert en ce moment , jusqu’à 2 h');
    expect(await at('2026-11-18T07:00:00Z', 'texte=beffroi')).toContain('Fermé en ce moment , ouvre à 6 h');
  });

  it('says on a public holiday what is known of it', async () => {
    const christmas = '2026-12-25T17:00:00Z';
    expect(await at(christmas, 'texte=lea')).toContain('Jour férié : heures à confirmer');
    expect(await at(christmas, 'texte=comptoir+marche')).toContain('Fermé en ce moment , ouvre lundi à 7 h');
    expect(await at(christmas, 'texte=universite')).toContain('Ouvert en ce moment , jour et nuit');
  });
});
