import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { cases } from '#tests/support/cases.ts';
import { faultsOf, timetableOf } from '#tests/support/schedule-feed.ts';
import { smallFeed } from '#tests/support/small-feed.ts';
import { shownText } from './shown-text.ts';

describe('a text of a feed', () => {
  it.each([
    ['a control', 'Gare\u0000 du\u0007 Nord\u009B', 'Gare du Nord'],
    ['an override of direction', '\u202EdroN ud eraG\u202C', 'droN ud eraG'],
    ['an isolate', '\u2066Gare\u2069', 'Gare'],
    ['a space without width', 'Ga\u200Bre\uFEFF', 'Gare'],
    ['a tag', 'Gare\u{E0041}\u{E0042}', 'Gare'],
    ['what is no character', 'Gare\uFFFF', 'Gare'],
    ['a joiner between letters that never join', 'Ga\u200Dre', 'Gare'],
  ])('is shown without %s', (_, text, shown) => {
    expect(shownText(text)).toBe(shown);
  });

  it.each([
    'Gare\nNord',
    'Gare\r\n  Nord',
    'Gare\tNord',
    'Gare\u2028Nord',
    'Gare \u2029 Nord',
    'Gare\u0085Nord',
  ])('is one line: %j', (text) => {
    expect(shownText(text)).toBe('Gare Nord');
  });

  it.each([
    ['Persian', 'ایستگاه\u200Cها'],
    ['Hindi', 'क्\u200Dष'],
    ['a family', '👩\u200D👧 Parc'],
    ['a rainbow', '🏳️\u200D🌈'],
    ['Hebrew with a mark of direction', 'תחנה\u200F 12'],
    ['French', 'L’Église – 5 €'],
    ['spaces of typography', '12\u00A0h\u202F30'],
  ])('keeps what its script needs: %s', (_, text) => {
    expect(shownText(text)).toBe(text);
  });

  it('is the same however often it is read', () => {
    const some = fc.string({
      unit: fc.oneof(
        fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
        fc.constantFrom('\u200D', '\u202E', '\n', ' ', 'é'),
      ),
    });
    fc.assert(
      fc.property(some, (text) => {
        const once = shownText(text.trim());
        expect(shownText(once)).toBe(once);
      }),
      cases(300),
    );
  });
});

describe('a feed with hidden characters', () => {
  const hostile = {
    ...smallFeed,
    stops: `stop_id,stop_code,stop_name,stop_lat,stop_lon
S1,10\u200B01,Ga\u200Bre,46.80,-71.20
S2,1002,\u202EdroN,46.81,-71.20
S3,1003,"Plateau
nord",46.84,-71.20
`,
  };

  it('shows its names without them, and counts each in the report', () => {
    const timetable = timetableOf(hostile);
    expect(timetable.stops.map(({ code, name }) => `${code} ${name}`)).toEqual([
      '1001 Gare',
      '1002 droN',
      '1003 Plateau nord',
    ]);
    expect(faultsOf(timetable)).toEqual({ 'text-hidden': 3 });
  });

  it('shows where trips go without them', () => {
    const trips = 'route_id,service_id,trip_id,trip_headsign\nR1,W,T1,\u202EPla\u0000teau\n';
    const timetable = timetableOf({ ...smallFeed, trips });
    expect(timetable.headsigns).toEqual(['', 'Plateau']);
    expect(faultsOf(timetable)).toEqual({ 'text-hidden': 1 });
  });

  it('keeps its identifiers as they are: trips and real time name them so', () => {
    const named = Object.fromEntries(
      Object.entries(smallFeed).map(([name, text]) => [name, (text as string).replaceAll('S1', 'S\u200B1')]),
    );
    const timetable = timetableOf(named);
    expect(timetable.stops[0]?.id).toBe('S\u200B1');
    expect(timetable.summary.errors).toBe(0);
  });

  it('is without a name where nothing of it is seen', () => {
    const agency =
      'agency_id,agency_name,agency_url,agency_timezone\nA,\u200B\u202E,https://a.example,America/Toronto\n';
    expect(faultsOf(timetableOf({ ...smallFeed, agency }))).toMatchObject({ 'value-missing': 1 });
  });
});
