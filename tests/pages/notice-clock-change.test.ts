import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NoticeEffectJson } from '#contract/content/notice-effects.ts';
import type { DepartsJson } from '#contract/schedule/departs.ts';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { eventually } from '#tests/support/eventually.ts';
import { pagesAbout, type Felt } from '#tests/support/notice-surfaces.ts';
import { noticeWriter } from '#tests/support/notice-writing.ts';
import { wrapScheduleApp } from '#tests/support/schedule-app.ts';
import { writeNetworkFeed } from '#tests/support/schedule-network.ts';

const title = 'Un essai de nuit';
const line = '907';
const lists = '/horaires-et-trajets/avis-la-clientele/avis-sur-les-parcours';
const onLine = { number: line, direction: '0', stop: '1001' };

interface Night {
  /** When the site is looked at first. */
  readonly instant: string;
  /** The last bus of the night. */
  readonly last: Felt;
  /** Instants at which a notice ends, in order. */
  readonly ends: readonly string[];
  /** When 25:00 and 27:00 of the service day are. */
  readonly hours: readonly [from: string, until: string];
}

const nights: Readonly<Record<string, Night>> = {
  'the clocks go back': {
    instant: '2026-10-31T23:30:00-04:00',
    last: { ...onLine, date: '2026-10-31', tripId: '907N-nuit1-2715' },
    ends: [
      '2026-11-01T01:30:00-04:00',
      '2026-11-01T01:59:00-04:00',
      '2026-11-01T01:00:00-05:00',
      '2026-11-01T01:30:00-05:00',
      '2026-11-01T02:00:00-05:00',
    ],
    hours: ['2026-11-01T01:00:00-04:00', '2026-11-01T02:00:00-05:00'],
  },
  'the clocks go forward': {
    instant: '2027-03-13T23:30:00-05:00',
    last: { ...onLine, date: '2027-03-13', tripId: '907N-nuit2-2715' },
    ends: ['2027-03-14T01:59:00-05:00', '2027-03-14T03:00:00-04:00', '2027-03-14T03:30:00-04:00'],
    hours: ['2027-03-14T01:00:00-05:00', '2027-03-14T04:00:00-04:00'],
  },
};

/** Pages that show no notices; times in an agenda are those of the timetable. */
const silent = ['map of the line', 'trip in an agenda', 'day in an agenda', 'cancellations'];

/** A site whose clock only goes on, and what is told there. */
function startNight({ instant }: Night) {
  let app: TestApp;
  beforeAll(async () => {
    const settings = { SCHEDULE_FEED: writeNetworkFeed() };
    app = await startApp({ parts: ['site', 'content', 'cache', 'schedule'], settings, instant });
  });
  afterAll(() => app.close());
  const { publish } = noticeWriter(() => app);
  const knows = async (id: string) => (await wrapScheduleApp(app).ask('/avisReseau')).text.includes(id);
  return {
    moveTo: (to: number) => app.clock.advance(to - app.clock.now()),
    tell: async (effect: NoticeEffectJson, more: { date_notice_end?: string } = {}): Promise<void> => {
      const id = await publish({ title, notice_type: 'eleve', effects: [effect], ...more });
      await eventually(async () => expect(await knows(id)).toBe(true));
    },
    whereTold: async (surfaces: Readonly<Record<string, string>>): Promise<Record<string, boolean>> => {
      const told: Record<string, boolean> = {};
      for (const [name, path] of Object.entries(surfaces)) {
        const answer = await app.get(path, { headers: { accept: 'text/html, application/json' } });
        expect(answer.status, path).toBe(200);
        told[name] = (await answer.text()).includes(title);
      }
      return told;
    },
    closureNow: async () => {
      const { arrets } = (await wrapScheduleApp(app).read('/departs?arrets=1001')) as DepartsJson;
      return arrets[0]?.fermeture === null ? 'open' : 'closed';
    },
  };
}

/** Where timetables are, and with them what is felt during some hours. */
function timetablesAbout(trip: Felt): Readonly<Record<string, string>> {
  const others = ['home', 'schedules', 'printed sheet', 'printed sheet of the stop', ...silent];
  return {
    ...Object.fromEntries(Object.entries(pagesAbout(trip)).filter(([name]) => !others.includes(name))),
    departs: `/services/schedule/departs?arrets=${trip.stop}`,
  };
}

/** Every page, and every call that names notices. */
function everywhereAbout(trip: Felt): Readonly<Record<string, string>> {
  return {
    ...Object.fromEntries(Object.entries(pagesAbout(trip)).filter(([name]) => !silent.includes(name))),
    ...timetablesAbout(trip),
    'the list': lists,
    'the list of the line': `${lists}/parcours/${line}`,
    'the list as RSS': `${lists}?format=rss`,
    avisReseau: '/services/schedule/avisReseau',
    ListeAvis: '/services/schedule/avis/ListeAvis',
  };
}

const all = (surfaces: object, expected: boolean) =>
  Object.fromEntries(Object.keys(surfaces).map((name) => [name, expected]));
const delay: NoticeEffectJson = { type: 'delay', routes: [{ name: line }], minutes: 7 };

describe.each(Object.entries(nights))('a notice that ends in the night %s', (_, night) => {
  const { moveTo, tell, whereTold } = startNight(night);
  const surfaces = everywhereAbout(night.last);

  it.each(night.ends)(
    'is told everywhere to the last second, and nowhere from its end on: %s',
    { timeout: 60_000 },
    async (end) => {
      // One effect ends then; the other does not, and is posted until then.
      await tell({ ...delay, end });
      await tell(delay, { date_notice_end: end });
      moveTo(Date.parse(end) - 1000);
      expect(await whereTold(surfaces)).toEqual(all(surfaces, true));
      moveTo(Date.parse(end));
      expect(await whereTold(surfaces)).toEqual(all(surfaces, false));
    },
  );
});

describe.each(Object.entries(nights))('hours past midnight in the night %s', (_, night) => {
  const { moveTo, tell, whereTold, closureNow } = startNight(night);
  const surfaces = timetablesAbout(night.last);
  const [from, until] = night.hours.map((instant) => Date.parse(instant)) as [number, number];

  it('begin and end when the timetable says so', { timeout: 60_000 }, async () => {
    // Of Saturday: the next day has such hours again.
    const hours = { days: [6], time_start: '25:00', time_end: '27:00' };
    await tell({ ...delay, ...hours });
    await tell({ type: 'stops_closed', stops: [{ name: night.last.stop }], ...hours });
    moveTo(from - 1000);
    // What is still to come tonight is told.
    expect([await closureNow(), await whereTold(surfaces)]).toEqual(['open', all(surfaces, true)]);
    moveTo(from);
    expect(await closureNow()).toBe('closed');
    moveTo(until - 1000);
    expect([await closureNow(), await whereTold(surfaces)]).toEqual(['closed', all(surfaces, true)]);
    // A page without an instant of its own is drawn anew after a minute.
    moveTo(until);
    expect(await closureNow()).toBe('open');
    moveTo(until + 60_000);
    expect(await whereTold(surfaces)).toEqual(all(surfaces, false));
  });
});
