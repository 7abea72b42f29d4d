import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { overflow, violations } from '#tests/support/browser-accessibility.ts';
import { eventually } from '#tests/support/eventually.ts';
import { plannerPath, plannerPathEn, setPlannerStage } from '#tests/support/planner-site.ts';
import { tripNews } from '#tests/support/realtime-message.ts';

const { site, stage } = setPlannerStage();
const cookies = { parcours_consent: 'denied' };
const trip = { tripId: '800O-dim1-1405', startDate: '20261115' };
const ride = '1001.1030.20261115.800O-dim1-1405';
const journey = `w240~${ride}~w120`;
const change = '1050.1020.20261116.11A-sem1-0700~1020.1030.20261116.800O-sem1-0700';
const places = 'de=March%C3%A9&de_id=poi%3Amarket&a=Universit%C3%A9&a_id=stop_point%3A1030';
const late = (minutes: number) => tripNews(trip, [{ stopSequence: 1, departure: { delay: minutes * 60 } }]);
const lateFirst = tripNews({ tripId: '11A-sem1-0700', startDate: '20261116' }, [
  { stopSequence: 1, departure: { delay: 480 } },
]);

type News = Parameters<typeof site.hear>;
/** News are dated by the clock, and older ones are not heard: the tests go on in time. */
const setClock = async (instant: string, ...news: News) => {
  site.app.clock.advance(Date.parse(`${instant}-05:00`) - site.app.clock.now());
  await site.hear(...news);
};
const answerOf = (page: Page) => page.locator('.follow-answer');

beforeEach(() => setClock('2026-11-15T14:00:00'));
afterEach(() => site.itinerary.restore());

describe('a journey that is followed for minutes', () => {
  const startMs = Date.parse('2026-11-15T14:00:00-05:00');
  const pulse = (seconds: number, etat: string) =>
    `event: pouls\ndata: ${JSON.stringify({ heure: new Date(startMs + seconds * 1000).toISOString(), tempsReel: { etat } })}\n\n`;

  /** The stream says the trip as it is, and then has nothing new to say for two and a half minutes. */
  const followFor = async (etat: string) => {
    await site.hear(late(6));
    const { page } = await stage.open({ cookies, width: 360 });
    const asked = await site.visits.ask(
      `/services/schedule/voyage?idVoyage=${trip.tripId}&date=${trip.startDate}&langue=fr`,
    );
    const body = `event: voyage\ndata: ${await asked.text()}\n\n${pulse(60, etat)}${pulse(115, etat)}${pulse(150, etat)}`;
    await page.route('**/flux?*', (route) => route.fulfill({ contentType: 'text/event-stream', body }));
    await page.goto(`${plannerPath}/suivre/${ride}?${places}`);
    return page;
  };

  it('keeps its live times while the stream confirms them', async () => {
    const page = await followFor('enDirect');
    await eventually(async () => expect(await answerOf(page).innerText()).toMatch(/dans 8\smin/));
    expect(await page.locator('.follow-age').innerText()).toMatch(/Mis à jour à 14\sh\s02/);
    expect(await page.locator('.strip').count()).toBe(0);
  });

  it('falls back to planned times, and says so, once nobody does', async () => {
    const page = await followFor('interrompu');
    await eventually(async () => expect(await answerOf(page).innerText()).toMatch(/dans 2\smin/));
    expect(await page.locator('.follow .strip').innerText()).toContain('Heures prévues.');
    expect(await violations(page)).toEqual([]);
  });

  it('says that there is no network', async () => {
    const { page } = await stage.visit(`${plannerPath}/suivre/${ride}?${places}`, { cookies, width: 360 });
    await page.context().setOffline(true);
    await eventually(async () =>
      expect(await page.locator('.follow .strip').innerText()).toContain('Hors ligne.'),
    );
    await page.context().setOffline(false);
    await eventually(async () => expect(await page.locator('.follow .strip').count()).toBe(0));
  });
});

describe('every state of following', () => {
  const cancelled = tripNews({ ...trip, scheduleRelationship: 'canceled' });
  const skipped = tripNews(trip, [{ stopSequence: 1, scheduleRelationship: 'skipped' }]);
  const states: readonly (readonly [state: string, instant: string, id: string, news: News])[] = [
    ['leave', '2026-11-15T13:50:00', journey, []],
    ['wait', '2026-11-15T14:02:00', ride, [late(6)]],
    ['cancelled', '2026-11-15T14:03:00', journey, [cancelled]],
    ['cancelled', '2026-11-15T14:04:00', journey, [skipped]],
    ['ride', '2026-11-15T14:06:30', journey, []],
    ['walk', '2026-11-15T14:26:30', journey, []],
    ['arrived', '2026-11-15T14:28:30', journey, []],
    ['unknown', '2026-11-15T14:29:00', '1001.1030.20261115.gone', []],
    ['leave', '2026-11-15T14:30:00', `w240~${change}`, []],
    ['ride', '2026-11-16T07:07:30', change, []],
    ['missed', '2026-11-16T07:18:00', change, [lateFirst]],
  ];
  it.each(states)(
    '%s at %s is accessible and fits',
    { timeout: 90_000 },
    async (state, instant, id, news) => {
      await setClock(instant, ...news);
      for (const [base, locale, theme] of [
        [`${plannerPath}/suivre`, 'fr', 'light'],
        [`${plannerPathEn}/follow`, 'en', 'dark'],
      ] as const) {
        const { page } = await stage.visit(`${base}/${id}?${places}`, {
          locale,
          theme,
          cookies,
          width: 1280,
          reducedMotion: true,
        });
        expect(await answerOf(page).getAttribute('data-state')).toBe(state);
        expect(await violations(page)).toEqual([]);
        for (const width of [320, 768]) expect(await overflow(page, width)).toEqual([]);
        expect(await violations(page, 'all-but-landmarks')).toEqual([]);
      }
    },
  );

  it.each([
    [`${plannerPath}/suivre/x`, 'fr', 'Ce lien ne mène à aucun trajet.'],
    [`${plannerPathEn}/follow/x`, 'en', 'This link does not lead to a trip.'],
  ] as const)('%s is not found, and accessible', async (path, locale, words) => {
    const { page } = await stage.visit(path, { locale, cookies, width: 360 });
    expect(await page.getByText(words).isVisible()).toBe(true);
    expect(await violations(page)).toEqual([]);
  });
});
