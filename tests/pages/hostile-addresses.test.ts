import { describe, expect, it } from 'vitest';
import { shareVisits } from '#tests/support/visits.ts';

const visits = shareVisits();
const schedules = '/horaires-et-trajets/horaires';
const notices = '/horaires-et-trajets/avis-la-clientele/avis-sur-les-parcours';
const print = '/horaires-et-trajets/horaires-imprimables';

/** Where a stranger may write anything: `*`. */
const places = [
  '/*',
  '/en/*',
  '/_data/*',
  `${schedules}/*`,
  `${schedules}/801/*`,
  `${schedules}/801/0/*`,
  `${schedules}/801/0/1008/*`,
  `${schedules}/801/0/1008/2026-11-16/voyage/*`,
  `${schedules}/801/0/horaire/*`,
  `${schedules}/801/0/horaire?arret=*`,
  `${schedules}/801/0/carte?arret=*`,
  `${schedules}/1008?affichage=*`,
  `${schedules}/1008?moment=*`,
  `${schedules}/affichages/*`,
  `${schedules}/affichages/hall?arret=*`,
  `${schedules}/annulations/*`,
  `${notices}?numero=*&moment=*&gravite=*&page=*`,
  `${notices}?format=*`,
  `${notices}/parcours/*?format=rss`,
  `${notices}/details/*`,
  '/services/schedule/departs?arrets=1008&moment=*',
  '/services/schedule/avisReseau?langue=*',
  '/services/schedule/voyagesAnnules?date=*',
  `${print}/*/0`,
  `${print}/801/0?date=*`,
  `${print}/imprimer?parcours=*`,
  `${print}/imprimer/template?arrets=*`,
  '/v/*',
  '/_qr?path=*',
  '/_card?path=*',
  '/services/schedule/horaireArret?noArret=*',
  '/services/schedule/feuilles?noParcours=*',
];

const texts = [
  '%00',
  '1008%00',
  '%2500',
  '%FF',
  '%C0%AF',
  '%ED%A0%80',
  '%E2%80%AE801',
  '%0d%0ax:1',
  '%3Cscript%3E',
  '9'.repeat(400),
  '1000-01-01',
  '%zz',
];

describe('an address that a stranger wrote', () => {
  it.each(places)('is refused or not found, and never a fault of ours: %s', async (place) => {
    const answers = await Promise.all(
      texts.map(async (text) => {
        const { status } = await visits.app.get(place.replaceAll('*', text), { redirect: 'manual' });
        return { text, status };
      }),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });

  it('changes nothing of what others see', async () => {
    for (const text of texts) await visits.app.get(`${schedules}/${text}`, { redirect: 'manual' });
    const html = await visits.app.text('/');
    expect(html).not.toContain('warning-banner');
  });
});
