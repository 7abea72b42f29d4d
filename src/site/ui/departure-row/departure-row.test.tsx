import { describe, expect, it } from 'vitest';
import type { Departure, DepartureState, Figure } from '#domain/departure.ts';
import { markupOf, textOf } from '#tests/support/markup.tsx';
import { DepartureRow, type DepartureRowProps } from './departure-row.tsx';

const moment = (time: string) => ({ at: 0, local: `2026-11-16T${time}` });

function row(
  state: DepartureState,
  figure: Figure,
  { platform, ...more }: Partial<DepartureRowProps> & Pick<Departure, 'platform'> = {},
) {
  const departure: Departure = {
    number: '801',
    serviceTypeCode: 4,
    direction: '1',
    towards: 'Marché-Neuf',
    tripId: 'a',
    tripDate: '2026-11-16',
    planned: moment('13:02'),
    expected: moment('13:05'),
    state,
    day: '2026-11-16',
    ...(platform && { platform }),
  };
  return <DepartureRow departure={departure} figure={figure} minutesLate={3} {...more} />;
}

/** The words that are read aloud, in their order. */
const spoken = (element: ReturnType<typeof row>, locale: 'fr' | 'en' = 'fr') =>
  textOf(<>{element}</>, locale)
    .replace(/\s+/g, ' ')
    .trim();

const four: Figure = { kind: 'minutes', minutes: 4 };

describe('DepartureRow', () => {
  it('is read as a rider asks: which, where to, in how long, at what time, and whether it is live', () => {
    expect(spoken(row('live', four))).toBe('801 Marché-Neuf 4 mindans 4 minutes, 13 h 05 en direct');
    expect(spoken(row('live', four), 'en')).toBe('801 Marché-Neuf 4 minin 4 minutes, 1:05 p.m. live');
  });

  it('says at a station which platform it leaves from, however that is called', () => {
    const from = (platform: Departure['platform'], locale: 'fr' | 'en' = 'fr') =>
      spoken(row('live', four, { platform }), locale);
    expect(from({ code: '1102', mark: '4' })).toMatch(/13 h 05 Quai 4 en direct$/);
    expect(from({ code: '1102', mark: '4' }, 'en')).toMatch(/1:05 p\.m\. Platform 4 live$/);
    expect(from({ code: '1102', name: 'côté sud' })).toMatch(/ Côté sud en direct$/);
    expect(from({ code: '1102' })).toMatch(/ Arrêt 1102 en direct$/);
  });

  it('says how late a bus is, and strikes the time that fell', () => {
    const late = row('late', four);
    expect(spoken(late)).toContain('13 h 05 au lieu de 13 h 02 3 min de retard');
    expect(markupOf(late)).toContain('<s><time');
  });

  it('says of a cancelled bus when the next one comes', () => {
    expect(spoken(row('cancelled', { kind: 'clock' }, { nextClock: 805 }))).toContain(
      'annulé ; prochain à 13 h 25',
    );
    expect(spoken(row('cancelled', { kind: 'clock' }))).toMatch(/annulé$/);
  });

  it('is one link, or none', () => {
    expect(markupOf(row('planned', four, { href: '/x' }))).toMatch(/^<a class="departure"/);
    expect(markupOf(row('planned', four))).not.toContain('<a');
  });
});
