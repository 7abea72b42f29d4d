import { describe, expect, it } from 'vitest';
import type { RechercheJson } from '#contract/schedule/recherche.ts';
import { wrapScheduleApp } from '#tests/support/schedule-app.ts';
import { startVisits } from '#tests/support/visits.ts';

const visits = startVisits({ parts: ['site', 'content', 'schedule', 'cache'] });

describe('a closed stop that is looked for', () => {
  it.each([
    ['/recherche/horlogers', /Arrêt fermé jusqu’au .*Allez au 1001, Terminus Marché-Neuf.*4\smin à pied/],
    ['/en/search/horlogers', /Stop closed until .*1001.*4\smin/],
  ])('is shown closed on %s, with where to go instead', async (path, words) => {
    const page = await visits.page(path);
    expect(page.response.status).toBe(200);
    expect(page.text('main')).toMatch(words);
  });

  it('is told closed to who types, and to who looks around', async () => {
    const { read } = wrapScheduleApp(visits.app);
    const { arrets } = (await read('/recherche?texte=1014')) as RechercheJson;
    const [closed] = arrets;
    expect(closed).toMatchObject({
      noArret: '1014',
      fermeture: { remplacement: { arret: { noArret: '1001' } } },
    });
    const place = `latitude=${closed?.latitude}&longitude=${closed?.longitude}`;
    const [here] = (await read(`/arretsProches?${place}&limite=1`)) as RechercheJson['arrets'];
    expect(here?.fermeture).toEqual(closed?.fermeture);
    const { arrets: open } = (await read('/recherche?texte=1001')) as RechercheJson;
    expect(open[0]).toMatchObject({ noArret: '1001', fermeture: null });
  });
});
