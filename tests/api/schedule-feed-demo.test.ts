import { describe, expect, it } from 'vitest';
import { cityPlan } from '#data/city/city-plan.ts';
import { operator } from '#data/operator.ts';
import { createServiceClock } from '#lib/time/service-clock.ts';
import { fixedClock } from '#platform/clock.ts';
import { demoFeed } from '#services/schedule/feed/feed-origin.ts';
import { testInstant } from '#tests/support/instant.ts';
import { openStage } from '#tests/support/schedule-stage.ts';

interface Report {
  readonly issue: string;
  readonly date: string;
  readonly dateFinHoraire: string;
}

/** Of all lines two, which run on Sundays too: making every trip of the city twice would prove no more. */
const smallCity = { ...cityPlan, lines: cityPlan.lines.filter(({ type }) => type === 'lebus').slice(0, 2) };

describe('the fictional city', () => {
  it('has one feed a day, which serves until the next is made, and drives its own buses', async () => {
    const { service, ask, clock, words, close } = await openStage({ city: smallCity });
    try {
      const report = () => ask<Report>('/exploitation/rapportImport');
      const imports = () => words().filter((line) => line === 'feed in service').length;
      const first = await report();
      expect(first).toMatchObject({
        issue: 'enService',
        date: '2026-11-15T14:00:00-05:00',
        nombreErreurs: 0,
      });
      await service.refresh();
      expect(imports()).toBe(1);
      expect(await ask('/exploitation/tempsReel')).toMatchObject({
        etat: 'enDirect',
        flux: [{ etat: 'enDirect' }, { etat: 'enDirect' }, { etat: 'enDirect' }],
      });

      clock.advance(86_400_000);
      const making = service.refresh();
      // The feed of yesterday answers meanwhile.
      expect(await report()).toEqual(first);
      expect((await service.app.inject('/horaire/ListeParcours')).statusCode).toBe(200);
      await making;
      expect(imports()).toBe(2);
      expect((await report()).date).toBe('2026-11-16T14:00:00-05:00');
      expect(words().filter((line) => line.startsWith('feed') && line !== 'feed in service')).toEqual([]);
    } finally {
      await close();
    }
  });
});

describe('the origin of the fictional feed', () => {
  const city = {
    plan: cityPlan,
    operator: { name: 'RTC', url: 'https://a.example', timeZone: operator.timeZone, phone: '' },
    seed: 1,
  };
  const days = createServiceClock(operator.timeZone, operator.serviceDayStartsAtHour);

  it('changes with the day, the seed and the city, and with nothing else', async () => {
    const clock = fixedClock(testInstant);
    const origin = demoFeed(city, clock, days);
    const first = await origin.check(undefined);
    if (first === 'unchanged') throw new Error('nothing to begin with');
    const kept = JSON.parse(JSON.stringify(first.mark)) as typeof first.mark;
    expect(await origin.check(kept)).toBe('unchanged');
    expect(origin.owns(kept)).toBe(true);
    const otherSeed = demoFeed({ ...city, seed: 2 }, clock, days);
    expect([otherSeed.owns(kept), await otherSeed.check(kept)]).not.toContain('unchanged');
    expect(otherSeed.owns(kept)).toBe(false);
    const otherName = demoFeed({ ...city, operator: { ...city.operator, name: 'RTD' } }, clock, days);
    expect(await otherName.check(kept)).not.toBe('unchanged');
    // Until four in the morning it is still the day before.
    clock.advance(13 * 3_600_000);
    expect(await origin.check(kept)).toBe('unchanged');
    clock.advance(2 * 3_600_000);
    expect(await origin.check(kept)).not.toBe('unchanged');
  });
});
