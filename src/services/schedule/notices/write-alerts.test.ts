import { describe, expect, it } from 'vitest';
import type { Effect } from '#domain/notices/effect.ts';
import type { Notice } from '#domain/notices/notice.ts';
import { editionOf } from '#tests/support/schedule-feed.ts';
import { feedOf } from '#tests/support/small-trips.ts';
import { writeAlerts, type NoticeInLanguages } from './write-alerts.ts';

const trips = ['1', '2'].flatMap((line) =>
  ([0, 1] as const).map((direction) => ({
    id: `${line}-${direction}`,
    line,
    direction,
    headsign: direction === 0 ? 'Bout (Est)' : 'Bout (Ouest)',
    calls: direction === 0 ? ['1001 08:00:00', '1002 08:05:00'] : ['1002 09:00:00', '1001 09:05:00'],
  })),
);
const tables = feedOf(trips, { daily: ['20261115', '20261116'] });
const edition = editionOf(tables);
const now = Date.parse('2026-11-15T14:00:00-05:00');
const second = now / 1000;

const effect = (more: Partial<Effect>): Effect => ({
  kind: 'other',
  period: {},
  lines: [],
  stops: [],
  trips: [],
  ...more,
});
const notice = (effects: readonly Effect[], more: Partial<Notice> = {}): Notice => ({
  id: 'n',
  source: 'content',
  title: 'Avis',
  summary: 'Une phrase.',
  severity: 'moyen',
  general: false,
  effects,
  lines: [],
  lineIds: [],
  ...more,
});

const write = (told: NoticeInLanguages, feed = edition) =>
  writeAlerts(
    { edition: feed, now, noticeAddress: ({ id }, locale) => `https://site.example/${locale}/${id}` },
    told,
  );
/** What it does, to whom: `no-service`, then its entities. */
const parts = (...effects: Effect[]) =>
  write({ fr: notice(effects) }).map(({ alert }) => [alert?.effect, alert?.informedEntities]);
const one = (name: string) => [{ number: name }];
const trip = (tripId: string) => ({ trip: { tripId, scheduleRelationship: 'scheduled' } });

describe('what a notice does, as an alert', () => {
  it.each<[string, Effect, unknown[]]>([
    [
      'a line that does not run',
      effect({ kind: 'trips-cancelled', lines: one('1') }),
      ['no-service', [{ routeId: 'r-1' }]],
    ],
    [
      'one direction of it',
      effect({ kind: 'trips-cancelled', lines: [{ number: '1', direction: '3' }] }),
      ['no-service', [{ routeId: 'r-1', directionId: 1 }]],
    ],
    [
      'its evening',
      effect({
        kind: 'trips-cancelled',
        lines: one('1'),
        period: { hours: { fromS: 75_600, untilS: 93_600 } },
      }),
      ['reduced-service', [{ routeId: 'r-1' }]],
    ],
    ['a trip', effect({ kind: 'trips-cancelled', trips: ['1-0'] }), ['reduced-service', [trip('1-0')]]],
    [
      'the trips of the line that is named',
      effect({ kind: 'trips-cancelled', lines: one('2'), trips: ['1-0', '2-0', 'x'] }),
      ['reduced-service', [trip('2-0')]],
    ],
    ['a delay', effect({ kind: 'delay', lines: one('2') }), ['significant-delays', [{ routeId: 'r-2' }]]],
    ['a detour', effect({ kind: 'detour', lines: one('2') }), ['detour', [{ routeId: 'r-2' }]]],
    [
      'a stop closed to all',
      effect({ kind: 'stops-closed', stops: [{ code: '1001' }] }),
      ['no-service', [{ stopId: 's-1001' }]],
    ],
    [
      'a stop closed to a line',
      effect({ kind: 'stops-closed', lines: one('1'), stops: [{ code: '1001' }] }),
      ['no-service', [{ routeId: 'r-1', stopId: 's-1001' }]],
    ],
    [
      'a stop with another in its place',
      effect({ kind: 'stops-closed', stops: [{ code: '1001', replacement: '1002' }] }),
      ['stop-moved', [{ stopId: 's-1001' }]],
    ],
    [
      'something else at a stop',
      effect({ stops: [{ code: '1001' }] }),
      ['other-effect', [{ stopId: 's-1001' }]],
    ],
    ['something for everyone', effect({}), ['other-effect', [{ agencyId: 'A' }]]],
    ['a delay for everyone', effect({ kind: 'delay' }), ['significant-delays', [{ agencyId: 'A' }]]],
    // Boards cancel nothing by it either.
    ['no trip in particular', effect({ kind: 'trips-cancelled' }), ['other-effect', [{ agencyId: 'A' }]]],
  ])('is told of %s', (_name, told, expected) => {
    expect(parts(told)).toEqual([expected]);
  });

  it('tells a detour to the line, and the stops it passes to who waits there', () => {
    expect(
      parts(
        effect({
          kind: 'detour',
          lines: one('1'),
          stops: [{ code: '1001' }, { code: '1002', replacement: '1001' }],
        }),
      ),
    ).toEqual([
      ['detour', [{ routeId: 'r-1' }]],
      ['stop-moved', [{ routeId: 'r-1', stopId: 's-1002' }]],
      ['no-service', [{ routeId: 'r-1', stopId: 's-1001' }]],
    ]);
  });

  it('is never told to everybody because this timetable does not have its line, its trip or its stop', () => {
    const kinds = ['trips-cancelled', 'detour', 'delay', 'other', 'stops-closed'] as const;
    for (const kind of kinds) {
      expect(parts(effect({ kind, lines: one('9') }))).toEqual([]);
      expect(parts(effect({ kind, lines: [{ number: '1', direction: 'x' }] }))).toEqual([]);
      expect(parts(effect({ kind, trips: ['x'] }))).toEqual([]);
      expect(parts(effect({ kind, stops: [{ code: '9' }] }))).toEqual([]);
    }
    expect(parts(effect({ kind: 'stops-closed', lines: one('1'), stops: [{ code: '9' }] }))).toEqual([
      ['other-effect', [{ routeId: 'r-1' }]],
    ]);
  });

  it('is told to everyone besides where the notice is general', () => {
    const told = notice([effect({ kind: 'delay', lines: one('1') })], { general: true });
    expect(write({ fr: told }).map(({ alert }) => alert?.informedEntities)).toEqual([
      [{ routeId: 'r-1' }],
      [{ agencyId: 'A' }],
    ]);
  });

  it('names every line where the agency has no id', () => {
    const nameless = 'agency_name,agency_url,agency_timezone\nRTC,https://rtc.example,America/New_York';
    const feed = editionOf({ ...tables, 'agency.txt': nameless });
    expect(write({ fr: notice([effect({})]) }, feed)[0]?.alert?.informedEntities).toEqual([
      { routeId: 'r-1' },
      { routeId: 'r-2' },
    ]);
  });
});

describe('when a notice holds, as an alert', () => {
  const delay = (period: Effect['period']) => effect({ kind: 'delay', lines: one('1'), period });
  const periodsOf = (told: Notice) => write({ fr: told }).map(({ alert }) => alert?.activePeriods);

  it('is from the beginning of its effect to its end', () => {
    expect(periodsOf(notice([delay({ fromMs: now, untilMs: now + 60_000 })]))).toEqual([
      [{ start: second, end: second + 60 }],
    ]);
  });

  it('is while it is posted, where its effect has no dates', () => {
    const posted = { postedFromMs: now - 60_000, postedUntilMs: now + 60_000 };
    expect(periodsOf(notice([delay({})], posted))).toEqual([[{ start: second - 60, end: second + 60 }]]);
    expect(periodsOf(notice([delay({})]))).toEqual([[]]);
  });

  it('is each of its hours, within two weeks', () => {
    const evenings = delay({ weekdays: [1], hours: { fromS: 75_600, untilS: 93_600 } });
    const start = Date.parse('2026-11-16T21:00:00-05:00') / 1000;
    const week = 7 * 86_400;
    expect(periodsOf(notice([evenings]))).toEqual([
      [
        { start, end: start + 18_000 },
        { start: start + week, end: start + week + 18_000 },
      ],
    ]);
  });

  it('is told apart for each time, under ids that stay when others are over', () => {
    const told = notice([
      delay({ untilMs: now }),
      delay({ fromMs: now + 1000 }),
      effect({ kind: 'delay', lines: one('2'), period: { fromMs: now + 1000 } }),
      effect({ kind: 'detour', lines: one('1') }),
    ]);
    expect(write({ fr: told }).map(({ id, alert }) => [id, alert?.informedEntities])).toEqual([
      ['n-2', [{ routeId: 'r-1' }, { routeId: 'r-2' }]],
      ['n-3', [{ routeId: 'r-1' }]],
    ]);
  });
});

describe('the words of a notice, as an alert', () => {
  const effects = [effect({ lines: one('1') })];
  const english = { title: 'Notice', summary: 'A sentence.' };
  const alertOf = (told: NoticeInLanguages) => write(told)[0]?.alert;

  it('are those of its page, in both languages, and lead there', () => {
    expect(alertOf({ fr: notice(effects), en: notice(effects, english) })).toMatchObject({
      headerText: [
        { language: 'fr', text: 'Avis' },
        { language: 'en', text: 'Notice' },
      ],
      descriptionText: [
        { language: 'fr', text: 'Une phrase.' },
        { language: 'en', text: 'A sentence.' },
      ],
      url: [
        { language: 'fr', text: 'https://site.example/fr/n' },
        { language: 'en', text: 'https://site.example/en/n' },
      ],
    });
  });

  it('are never said to be in a language they are not in', () => {
    const french = notice(effects, { locale: 'fr' });
    expect(alertOf({ fr: french, en: french })?.headerText).toEqual([{ language: 'fr', text: 'Avis' }]);
    const other = notice(effects, { ...english, locale: 'en' });
    expect(alertOf({ fr: other, en: other })?.headerText).toEqual([{ language: 'en', text: 'Notice' }]);
  });

  it('are its title where it has no sentence', () => {
    expect(alertOf({ fr: notice(effects, { summary: undefined }) })?.descriptionText).toEqual([
      { language: 'fr', text: 'Avis' },
    ]);
  });

  it.each([
    ['standard', 'info'],
    ['faible', 'warning'],
    ['moyen', 'warning'],
    ['eleve', 'severe'],
  ] as const)('a severity of %s is %s', (severity, expected) => {
    expect(alertOf({ fr: notice(effects, { severity }) })?.severityLevel).toBe(expected);
  });

  it.each([
    ['works', 'construction'],
    ['event', 'special-event'],
    ['other', 'other-cause'],
    [undefined, 'unknown-cause'],
  ] as const)('a cause of %s is %s', (cause, expected) => {
    expect(alertOf({ fr: notice(effects, { cause }) })?.cause).toBe(expected);
  });
});
