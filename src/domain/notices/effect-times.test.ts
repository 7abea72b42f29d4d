import { describe, expect, it } from 'vitest';
import type { Effect, EffectKind } from './effect.ts';
import type { EffectPeriod } from './effect-period.ts';
import { commonTimes } from './effect-times.ts';

const effect = (kind: EffectKind, period: EffectPeriod = {}): Effect => ({
  kind,
  period,
  lines: [],
  stops: [],
  trips: [],
});
const evening = { fromS: 21 * 3600, untilS: 26 * 3600 };

describe('the times of a notice', () => {
  it('are those that everything in it has', () => {
    const weekdays = [5, 1, 2, 3, 4];
    const effects = [
      effect('detour', { weekdays, hours: evening }),
      effect('stops-closed', { weekdays: [1, 2, 3, 4, 5], hours: { ...evening } }),
    ];
    expect(commonTimes(effects)).toEqual({ weekdays: [1, 2, 3, 4, 5], hours: evening });
  });

  it('are all times where a stop is closed without a word of days and hours', () => {
    expect(commonTimes([effect('stops-closed'), effect('detour')])).toEqual({});
    expect(commonTimes([effect('stops-closed', { weekdays: [1, 2, 3, 4, 5, 6, 7] })])).toEqual({});
  });

  it('are not told where one thing has others than the next, nor where they go without saying', () => {
    expect(commonTimes([effect('detour', { hours: evening }), effect('stops-closed')])).toBeUndefined();
    expect(commonTimes([effect('detour')])).toBeUndefined();
    expect(commonTimes([])).toBeUndefined();
  });
});
