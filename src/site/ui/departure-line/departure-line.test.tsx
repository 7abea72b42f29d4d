import { describe, expect, it } from 'vitest';
import type { DepartureState, Figure } from '#domain/departure.ts';
import { parseMoment } from '#lib/time/moment.ts';
import { textOf } from '#tests/support/markup.tsx';
import { DepartureLine } from './departure-line.tsx';

const at = parseMoment('2026-11-16T13:05:00-05:00');
const spoken = (state: DepartureState, figure: Figure) =>
  textOf(
    <DepartureLine
      departure={{
        number: '801',
        serviceTypeCode: 0,
        direction: '2',
        towards: 'Marché-Neuf',
        tripId: '1',
        tripDate: '2026-11-16',
        planned: at,
        expected: at,
        state,
        day: '2026-11-16',
      }}
      figure={figure}
      minutesLate={6}
    />,
  ).replaceAll(/\s+/g, ' ');

describe('DepartureLine', () => {
  it('is read in the order a rider asks', () => {
    expect(spoken('live', { kind: 'minutes', minutes: 4 })).toBe(
      '801 Marché-Neuf 4 mindans 4 minutes, 13 h 05, en direct',
    );
    expect(spoken('late', { kind: 'minutes', minutes: 4 })).toContain('6 min de retard');
  });

  it('says the clock once where nobody counts', () => {
    expect(spoken('planned', { kind: 'clock' })).toBe('801 Marché-Neuf 13 h 05 , prévu');
  });

  it('says in words what is struck', () => {
    expect(spoken('cancelled', { kind: 'clock' })).toBe('801 Marché-Neuf 13 h 05 annulé');
  });
});
