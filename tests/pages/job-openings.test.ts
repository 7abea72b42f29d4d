import { describe, expect, it } from 'vitest';
import { startVisits } from '#tests/support/visits.ts';

const list = '/emplois/offres-emploi';
const english = '/en/careers/job-openings';

const plain = (html: string) =>
  html
    .replaceAll(/<(script|svg)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

/** On the default day of the tests seven of the eight jobs are open. */
describe('job openings', () => {
  const visits = startVisits({ instant: '2026-11-17T15:00:00Z', content: 'shared' });
  const html = async (path: string) => (await visits.ask(path)).text();

  it('are listed with where, what and until when', async () => {
    const text = plain(await html(list));
    expect(text).toContain('7 postes affichés');
    expect(text).toContain(
      'Chauffeuse ou chauffeur d’autobus Conduite · Centre d’exploitation des Forges · Temps plein Jusqu’au 18 décembre',
    );
    expect(text).toContain('Sans date limite');
    expect(text).not.toContain('Conseillère ou conseiller en accessibilité');
    expect(plain(await html(english))).toContain('7 positions posted');
  });

  it('are sorted out without script', async () => {
    const page = await html(`${list}?domaine=Conduite&lieu=&type=Temps+plein`);
    expect(plain(page)).toContain('2 postes affichés');
    expect(page).toMatch(/<option value="Conduite" selected="">/);
    expect(plain(await html(`${list}?domaine=Bureaux&type=Temps+partiel`))).toContain('Aucun résultat');
  });

  it.each(['?page=99', '?page=-1', '?domaine=%3Cscript%3E', `?lieu=${'x'.repeat(900)}`, '?type=%00%ff'])(
    'understand any question as far as can be: %s',
    async (query) => expect((await visits.ask(list + query)).status).toBe(200),
  );

  it('each have a page, with the way to the jobs site and what search engines read', async () => {
    const page = await html(`${list}/2026-118`);
    expect(page).toContain('href="https://emplois.rtc-havremont.example/postes/2026-118"');
    expect(plain(page)).toContain('Postuler jusqu’au 18 décembre 2026');
    expect(page).toContain('"@type":"JobPosting"');
    expect(page).toContain('"validThrough":"2026-12-18T23:59"');
    expect(plain(await html(`${english}/2026-118`))).toContain('Bus driver');
  });

  it('that are closed say so and lead to the others', async () => {
    const response = await visits.ask(`${list}/2026-097`);
    const page = await response.text();
    expect(response.status).toBe(200);
    expect(plain(page)).toContain('Ce poste n’est plus affiché');
    expect(plain(page)).toContain('La période pour postuler s’est terminée le 30 octobre 2026.');
    expect(page).toContain(`href="${list}"`);
    expect(page).not.toContain('emplois.rtc-havremont.example');
    expect(page).not.toContain('JobPosting');
    expect(page).toContain('noindex');
  });

  it.each(['nothing', '2026-999', '%3Cscript%3E', 'x'.repeat(300)])(
    'that nobody posted are not found: %.20s',
    async (id) => expect((await visits.ask(`${list}/${id}`)).status).toBe(404),
  );
});
