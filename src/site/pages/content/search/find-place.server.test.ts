import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LoaderContext } from '#site/pages/screen.server.ts';
import { findPlace } from './find-place.server.ts';

const hospital = { id: 'poi:hospital', kind: 'poi', name: 'Hôpital', latitude: 47.62, longitude: -71.84 };
const stop = { code: '1001', name: 'Place du Marché' };
const warn = vi.fn();

/** A loader whose services of places and of stops answer after so many milliseconds. */
const contextOf = (places: number, stops: number) =>
  ({
    itinerary: { findPlaces: () => after(places, [hospital]) },
    schedule: { loadNearby: () => after(stops, [stop]) },
    locale: 'fr',
    log: { warn },
  }) as unknown as LoaderContext;

const after = <Value>(ms: number, value: Value) =>
  new Promise<Value>((resolve) => void setTimeout(resolve, ms, value));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  warn.mockReset();
});

describe('the place that words name', () => {
  it('is found while both services answer within a second and a half together', async () => {
    const found = findPlace(contextOf(700, 700), 'hôpital');
    await vi.advanceTimersByTimeAsync(1400);
    expect(await found).toEqual({ id: hospital.id, name: hospital.name, stops: [stop] });
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ['the places', 60_000, 0],
    ['the stops around it', 0, 60_000],
    ['both together', 800, 800],
  ])('is left out, with a warning, where %s take longer', async (_name, places, stops) => {
    let answer: unknown = 'none yet';
    void findPlace(contextOf(places, stops), 'hôpital').then((found) => (answer = found));
    await vi.advanceTimersByTimeAsync(1499);
    expect(answer).toBe('none yet');
    await vi.advanceTimersByTimeAsync(1);
    expect(answer).toBeUndefined();
    expect(warn).toHaveBeenCalledOnce();
  });
});
