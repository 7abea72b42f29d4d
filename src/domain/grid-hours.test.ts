import { describe, expect, it } from 'vitest';
import { hourBands } from './grid-hours.ts';
import type { GridTrip } from './timetable.ts';

const at = (hour: number, minute: number) => hour * 3600 + minute * 60;
const trip = (...times: (number | null)[]): GridTrip => ({
  tripId: '',
  towards: '',
  isCancelled: false,
  times,
  alightingRows: [],
  approximateRows: [],
  skippedRows: [],
  notes: [],
});

describe('hourBands', () => {
  it('puts the trips of an hour together, and says their rhythm where it is one', () => {
    const trips = [at(7, 50), at(8, 0), at(8, 20), at(8, 40), at(9, 0), at(9, 5), at(9, 20)];
    expect(hourBands(trips.map((time) => trip(time, time + 60)))).toEqual([
      { hour: 7, firstColumn: 0, columns: 1 },
      { hour: 8, firstColumn: 1, columns: 3, everyMinutes: 20 },
      { hour: 9, firstColumn: 4, columns: 3 },
    ]);
  });

  it('counts on after midnight, and leaves out hours without a trip', () => {
    const bands = hourBands([trip(at(21, 0)), trip(at(25, 10))]);
    expect(bands.map(({ hour }) => hour)).toEqual([21, 25]);
  });

  it('keeps a trip that begins farther along in the hour it stands in', () => {
    const bands = hourBands([trip(null, at(7, 5)), trip(at(6, 50), at(7, 10)), trip(at(7, 0), at(7, 20))]);
    expect(bands).toEqual([
      { hour: 6, firstColumn: 0, columns: 2 },
      { hour: 7, firstColumn: 2, columns: 1 },
    ]);
  });

  it('says no rhythm of trips that do not come from the first stop', () => {
    expect(hourBands([trip(at(7, 0)), trip(null, at(7, 12)), trip(at(7, 20))])[0]?.everyMinutes).toBe(
      undefined,
    );
  });

  it('has no hours without trips', () => {
    expect(hourBands([])).toEqual([]);
  });
});
