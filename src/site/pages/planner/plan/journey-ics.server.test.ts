import { describe, expect, it } from 'vitest';
import type { Journey, Leg } from '#domain/journeys/journey.ts';
import type { LoaderContext } from '#site/pages/screen.server.ts';
import { makeRide, makeWalk, minute } from '#tests/support/journeys.ts';
import { writeJourney } from './journey-ics.server.ts';
import { nameJourney } from './journey-key.server.ts';

const context = {
  locale: 'fr',
  url: new URL('https://parcours.example/itineraire'),
  now: minute(0).at,
} as unknown as LoaderContext;

function write(legs: readonly Leg[], lateMinutes = 0): string {
  const [first, last] = [legs[0], legs.at(-1)];
  if (!first || !last) throw new Error('a journey has legs');
  const journey: Journey = {
    departure: minute(0 + lateMinutes),
    arrival: minute(60 + lateMinutes),
    changes: 0,
    walkMetres: 0,
    walkSeconds: 0,
    legs,
    isLive: lateMinutes > 0,
    isCalledOff: false,
  };
  const facts = { from: 'Ici', to: 'Là-bas', id: nameJourney(journey), own: '/itineraire?trajet=x' };
  const { body } = writeJourney(context, journey, facts);
  return String(body).replaceAll('\r\n ', '').replaceAll('\u00a0', ' ');
}

describe('a journey in an agenda', () => {
  it('has planned times everywhere, also where every bus of it is late', () => {
    const late = { lateMinutes: 10 };
    // Walks as they stand now: everything is ten minutes later than planned.
    const legs = [
      makeWalk(10, 14),
      makeRide(4, 20, late),
      makeWalk(30, 33),
      makeRide(25, 40, late),
      makeWalk(50, 55),
    ];
    const text = write(legs, 10);
    expect(text).toContain('DTSTART:20261116T180000Z');
    expect(text).toContain('DTEND:20261116T184500Z');
    expect([...text.matchAll(/13 h \d\d/g)].map(([clock]) => clock)).toEqual([
      '13 h 00',
      '13 h 04',
      '13 h 20',
      '13 h 20',
      '13 h 25',
      '13 h 40',
      '13 h 40',
      '13 h 45',
    ]);
  });

  it('is called off only by a bus that does not run, not by a change that a delay spoils', () => {
    expect(write([makeRide(0, 10, { lateMinutes: 9 }), makeRide(15, 30)])).toContain('STATUS:CONFIRMED');
    expect(write([makeRide(0, 10, { isCancelled: true })])).toContain('STATUS:CANCELLED');
  });

  it('has a name of its own where the service names no trip, the same each time and however late', () => {
    const nameOf = (...legs: readonly Leg[]) => /UID:(\S+)/.exec(write(legs))?.[1];
    const unnamed = (from: number, lateMinutes = 0) => {
      const { tripId: _id, tripDate: _date, ...ride } = makeRide(from, from + 10, { lateMinutes });
      return ride;
    };
    const name = nameOf(unnamed(0));
    expect(name).toMatch(/^n[\w-]{22}@parcours\.example$/);
    expect(nameOf(unnamed(0, 4))).toBe(name);
    expect(nameOf(unnamed(15))).not.toBe(name);
    expect(nameOf(makeWalk(0, 5))).not.toBe(name);
  });
});
