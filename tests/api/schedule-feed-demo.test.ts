import { describe, expect, it } from 'vitest';
import { cityPlan } from '#data/city/city-plan.ts';
import { operator } from '#data/operator.ts';
import { fixedClock } from '#platform/clock.ts';
import { listeParcOBusSchema, listePointVenteSchema } from '#contract/schedule/lieux.ts';
import { demoFeed } from '#demo/demo-feed.ts';
import { feedMarkSchema } from '#services/schedule/feed/source/feed-mark.ts';
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

describe('the places of the fictional city', () => {
  it('are drawn from its plan', async () => {
    const { ask, close } = await openStage({ city: smallCity });
    try {
      const { type, features } = await ask<{ type: string; features: { type: string }[] }>('/carte');
      expect(type).toBe('FeatureCollection');
      expect(new Set(features.map((feature) => feature.type))).toEqual(new Set(['Feature']));
      const points = listePointVenteSchema.parse(await ask('/pointsVente/ListePointsVente'));
      const lots = listeParcOBusSchema.parse(await ask('/parcOBus/ListeParcOBus'));
      expect([points.length > 5, lots.length > 1]).toEqual([true, true]);
      for (const { id, nom, adresse, latitude, longitude } of [...points, ...lots]) {
        expect([typeof id, nom !== '', adresse !== '']).toEqual(['number', true, true]);
        expect([Math.abs(latitude) > 1, Math.abs(longitude) > 1]).toEqual([true, true]);
      }
      const served = lots.filter(({ parcours }) => parcours !== '');
      for (const { parcours } of served) expect(parcours).toMatch(/^\w+(;\w+)*$/);
      expect(new Set(points.map(({ id }) => id)).size).toBe(points.length);
    } finally {
      await close();
    }
  });
});

describe('the source of the fictional feed', () => {
  it('changes with the day, the seed and the city, and with nothing else', async () => {
    const clock = fixedClock(testInstant);
    const city = { plan: cityPlan, operator, seed: 1, clock };
    const source = demoFeed(city);
    const first = await source.check(undefined);
    if (first === 'unchanged') throw new Error('nothing to begin with');
    const kept = feedMarkSchema.parse(JSON.parse(JSON.stringify(first.mark)));
    expect(await source.check(kept)).toBe('unchanged');
    expect(source.owns(kept)).toBe(true);
    const otherSeed = demoFeed({ ...city, seed: 2 });
    expect([otherSeed.owns(kept), await otherSeed.check(kept)]).not.toContain('unchanged');
    expect(otherSeed.owns(kept)).toBe(false);
    const otherName = demoFeed({ ...city, operator: { ...operator, name: { fr: 'RTD', en: 'RTD' } } });
    expect(await otherName.check(kept)).not.toBe('unchanged');
    // Until four in the morning it is still the day before.
    clock.advance(13 * 3_600_000);
    expect(await source.check(kept)).toBe('unchanged');
    clock.advance(2 * 3_600_000);
    expect(await source.check(kept)).not.toBe('unchanged');
  });
});
