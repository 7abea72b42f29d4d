import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { cases } from '#tests/support/cases.ts';
import { generatedFeeds, writeFeed } from '#tests/support/generated-feed.ts';
import { compareBoards } from '#tests/support/naive/compare-boards.ts';
import { readNaively } from '#tests/support/naive/naive-feed.ts';
import { editionOf } from '#tests/support/schedule-feed.ts';

/** Nights that clocks change, in zones that do it at two, at half an hour, at midnight; and a night like others. */
const nights = [
  ['America/New_York', '2026-11-01'],
  ['America/New_York', '2027-03-14'],
  ['America/New_York', '2026-12-10'],
  ['Europe/Paris', '2026-10-25'],
  ['Europe/Paris', '2027-03-28'],
  ['Australia/Lord_Howe', '2026-10-04'],
  ['Australia/Lord_Howe', '2027-04-04'],
  ['America/Santiago', '2026-09-06'],
  ['America/Santiago', '2027-04-04'],
] as const;

const minuteMs = 60_000;

describe('boards beside a naive reading of the tables', () => {
  it('are the same at any minute around a night, the last day of the feed too', () => {
    fc.assert(
      fc.property(
        generatedFeeds,
        fc.constantFrom(...nights),
        // From a night in the middle of the feed to the one after its last day.
        fc.constantFrom(6, 13, 14),
        fc.constantFrom(4, 4, 0, 20),
        fc.array(fc.integer({ min: -14 * 60, max: 14 * 60 }), { minLength: 25, maxLength: 25 }),
        (generated, [timeZone, date], place, startsAtHour, minutes) => {
          const night = Temporal.PlainDate.from(date);
          const tables = writeFeed(generated, Date.parse(date) / 86_400_000 - place);
          const agency = `agency_id,agency_name,agency_url,agency_timezone\nA,A,https://a.example,${timeZone}`;
          const edition = editionOf(
            { ...tables, agency },
            { timeZone, serviceDayStartsAtHour: startsAtHour },
          );
          const stops = Array.from({ length: generated.stops }, (_, stop) => `S${stop}`);
          const feed = readNaively((table) => tables[table], new Set(stops));
          const noon = night.toZonedDateTime({ timeZone, plainTime: '12:00' }).epochMilliseconds;
          const instants = minutes.map((minute) => noon + (minute - 12 * 60) * minuteMs);
          for (const stopId of stops.slice(0, 2)) {
            for (const direction of edition.directions.flat()) {
              const compared = { edition, feed, stopId, direction, timeZone, startsAtHour, night };
              expect(compareBoards(compared, instants).differences).toEqual([]);
            }
          }
        },
      ),
      cases(60),
    );
  });
});
