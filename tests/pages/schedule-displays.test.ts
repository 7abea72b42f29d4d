import { beforeEach, describe, expect, it } from 'vitest';
import { testInstant } from '#tests/support/instant.ts';
import { schedulesPath, schedulesPathEn, startLiveSite } from '#tests/support/live-site.ts';
import { tripNews } from '#tests/support/realtime-message.ts';

const site = startLiveSite();
const stop = `${schedulesPath}/1001`;

beforeEach(() => site.app.clock.advance(Date.parse(testInstant) - site.app.clock.now()));

describe('the board of a stop as plain text', () => {
  it('has one departure a line, in columns, with its state in words', async () => {
    await site.hear(
      tripNews({ tripId: '800O-dim1-1405', startDate: '20261115' }, [
        { stopSequence: 1, departure: { delay: 360 } },
      ]),
      tripNews({ tripId: '800C-dim1-1420', startDate: '20261115', scheduleRelationship: 'canceled' }),
    );
    const answer = await site.app.get(`${stop}?affichage=texte`);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect((await answer.text()).split('\n')).toEqual([
      'Place du Marché, arrêt 1001',
      'dimanche 15 novembre',
      '13 h 59, en direct',
      '! Effet moyen. Détour des parcours 7 et 214 sur le chemin des Brumes',
      '! Effet moyen. Travaux du corridor Vermeille : rue de l’Ancien-Bac fermée',
      '',
      '800  Université  14 h 11  11 min  6 min de retard',
      '800  Hôpital     14 h 20          annulé ; prochain à 14 h 35',
      '800  Université  14 h 35          prévu',
      '800  Université  15 h 05          prévu',
      '',
    ]);
  });

  it('is found by either language’s word, in either language’s address', async () => {
    expect(await site.app.text(`${schedulesPathEn}/1001?affichage=texte`)).toContain(
      'Place du Marché, stop 1001',
    );
    expect(await site.app.text(`${stop}?display=text`)).toContain('Place du Marché, arrêt 1001');
  });

  it('says why there is nothing', async () => {
    expect(await site.app.text(`${schedulesPath}/1090?affichage=texte`)).toContain(
      'Pas de service aujourd’hui',
    );
  });

  it('is not found for a stop that does not exist', async () => {
    expect((await site.app.get(`${schedulesPath}/9999?affichage=texte`)).status).toBe(404);
  });
});

describe('the board of a stop on a screen or in a frame', () => {
  it.each(['hall', 'cadre'])('is the board alone, %s', async (mode) => {
    const { text, elements, metas } = await site.visits.page(`${stop}?affichage=${mode}`);
    expect(elements(({ name }) => ['nav', 'form'].includes(name))).toEqual([]);
    expect(text('h1')).toBe('Place du Marché');
    expect(metas['robots']).toBe('noindex');
  });

  it('may be framed by other sites in that form alone', async () => {
    const policyOf = async (path: string) =>
      (await site.app.get(path)).headers.get('content-security-policy');
    expect(await policyOf(`${stop}?affichage=cadre`)).toContain('frame-ancestors *');
    expect(await policyOf(`${stop}?affichage=hall`)).toContain("frame-ancestors 'none'");
    expect(await policyOf(stop)).toContain("frame-ancestors 'none'");
  });

  it('is the usual page where the word is none of the forms', async () => {
    expect(await site.app.text(`${stop}?affichage=autre`)).toContain('Prochains départs');
  });
});

describe('the pages that explain the forms', () => {
  const help = `${schedulesPath}/affichages`;

  it('lead to each of them', async () => {
    const { elements } = await site.visits.page(help);
    const hrefs = elements(({ name }) => name === 'a').map(({ attribs }) => attribs['href']);
    expect(hrefs).toEqual(expect.arrayContaining([`${help}/hall`, `${help}/texte`, `${help}/cadre`]));
  });

  it('make the code of a frame for a stop, whose name cannot break out of it', async () => {
    const { text } = await site.visits.page(`${help}/cadre?arret=1001`);
    expect(text('code')).toBe(
      `<iframe src="${site.app.origin}${stop}?affichage=cadre" title="Prochains départs à Place du Marché" width="320" height="400" loading="lazy"></iframe>`,
    );
  });

  it('say that there is no such stop, and keep what was typed', async () => {
    const page = await site.visits.page(`${help}/hall?arret=9999`);
    expect(page.text('main')).toContain('Aucun arrêt ne porte le numéro 9999.');
    expect(page.elements(({ attribs }) => attribs['name'] === 'arret')[0]?.attribs['value']).toBe('9999');
  });

  it.each(['%00', '%ff', 'a%20b', '1;2', 'x'.repeat(5000), '<script>'])(
    'stand whatever is typed: %s',
    async (text) => {
      expect((await site.visits.ask(`${help}/hall?arret=${text}`)).status).toBe(200);
    },
  );
});
