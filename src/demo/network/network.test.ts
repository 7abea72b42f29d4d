import { describe, expect, it } from 'vitest';
import { cityPlan } from '#data/city/city-plan.ts';
import { drawBaseMap } from '../places/base-map.ts';
import type { Point } from '../city-plan.ts';
import { buildNetwork } from './network.ts';
import { between, distance, distanceToLine } from '../streets/plane.ts';
import { listParkAndRide, listPointsOfSale } from '../places/places.ts';
import { riverCourse } from '../streets/terrain.ts';

const network = buildNetwork(cityPlan);
const river = riverCourse(cityPlan);
const isWet = (point: Point) => distanceToLine(point, river) < cityPlan.river.widthKm / 2;
const onBridge = (point: Point) => cityPlan.bridges.some(({ line }) => distanceToLine(point, line) < 0.005);

describe('the network of the demo city', () => {
  it('has no stop in the river', () => {
    expect(network.stops.filter(({ at }) => isWet(at))).toEqual([]);
  });

  it('crosses the river on bridges only', () => {
    let crossings = 0;
    for (const { line, course } of network.directions) {
      for (let index = 1; index < course.length; index += 1) {
        const from = course[index - 1]?.at as Point;
        const to = course[index]?.at as Point;
        for (let share = 0; share <= 1; share += 0.1) {
          const point = between(from, to, share);
          if (!isWet(point)) continue;
          crossings += 1;
          expect(onBridge(point), line.number).toBe(true);
        }
      }
    }
    expect(crossings).toBeGreaterThan(100);
  });

  it('uses every street and bridge a line is said to follow', () => {
    for (const { line, course, directionId } of network.directions) {
      if (directionId === 1) continue;
      for (const key of line.along.filter((one) => !one.startsWith('@'))) {
        const ways = network.graph.ways.filter((way) => way.key === key);
        const near = course.some(({ at }) => ways.some((way) => distanceToLine(at, way.line) < 0.01));
        expect(near, `${line.number} ${key}`).toBe(true);
      }
    }
  });

  it('turns no bus about in the street, where it would be seen to drive backwards', () => {
    const turns = network.directions.flatMap(({ line, course }) =>
      course.filter(({ at }, index) => index > 1 && course[index - 2]?.at === at).map(() => line.number),
    );
    expect(turns).toEqual([]);
  });

  it('begins and ends every line at its ends', () => {
    for (const { line, directionId, stops } of network.directions) {
      const [there, back = line.from] = line.ends;
      const expected = directionId === 0 ? [back, there] : [there, back];
      expect([stops[0]?.stop.landmark, stops.at(-1)?.stop.landmark], line.number).toEqual(expected);
    }
  });

  it('has stops a walk apart on leBus lines, and fewer on eXpress lines', () => {
    const gaps = (type: string) =>
      network.directions
        .filter(({ line }) => line.type === type)
        .flatMap(({ stops }) => stops.slice(1).map(({ km }, index) => km - (stops[index]?.km ?? 0)))
        .toSorted((a, b) => a - b);
    const median = (values: readonly number[]) => values[Math.floor(values.length / 2)] ?? 0;
    expect(median(gaps('lebus'))).toBeGreaterThan(0.25);
    expect(median(gaps('lebus'))).toBeLessThan(0.4);
    expect(gaps('lebus')[0]).toBeGreaterThan(0.14);
    expect(median(gaps('express'))).toBeGreaterThan(0.7);
  });

  it('puts the stops of the two directions of a street on either side of it', () => {
    const pairs = Map.groupBy(
      network.stops.filter(({ landmark }) => landmark === undefined),
      ({ description }) => description,
    );
    const across = [...pairs.values()].filter((stops) => stops.length >= 2);
    expect(across.length).toBeGreaterThan(300);
    for (const [first, second] of across) {
      expect(distance(first?.at as Point, second?.at as Point)).toBeGreaterThan(0.015);
    }
  });

  it('has every named stop near the place content gives it', () => {
    for (const planned of cityPlan.stops) {
      const stop = network.stops.find(({ code }) => code === planned.code);
      expect(stop && distance(stop.at, planned.at), planned.code).toBeLessThan(0.16);
    }
  });
});

describe('the places of the demo city', () => {
  it('sell fares at about forty points, each with an address and hours', () => {
    const points = listPointsOfSale(cityPlan);
    expect(points.length).toBeGreaterThanOrEqual(38);
    expect(new Set(points.map(({ id }) => id)).size).toBe(points.length);
    for (const point of points) {
      expect(point.postalCode).toMatch(/^G9[A-Z] \d[A-Z]\d$/u);
      expect(point.hours.length).toBeGreaterThan(5);
      expect(point.titles.length).toBeGreaterThan(2);
    }
    expect(points.filter(({ kind }) => kind === 'comptoir')).toHaveLength(2);
  });

  it('have parking lots whose lines call there', () => {
    const lots = listParkAndRide(cityPlan);
    expect(lots).toHaveLength(7);
    for (const [index, lot] of lots.entries()) {
      const landmark = cityPlan.lots[index]?.landmark;
      const served = network.directions
        .filter(({ stops }) => stops.some(({ stop }) => stop.landmark === landmark))
        .map(({ line }) => line.number);
      expect([...new Set(served)].toSorted(), lot.name).toEqual(lot.lines.toSorted());
      expect(lot.lines.length, lot.name).toBeGreaterThan(0);
    }
    expect(lots[0]?.lines.toSorted()).toEqual(['214', '7', '907']);
  });
});

describe('the base map', () => {
  it('draws the river, the parks, the streets by rank, the bridges and the names of the districts', () => {
    const { features } = drawBaseMap(cityPlan);
    const kinds = Map.groupBy(features, ({ properties }) => properties.kind);
    expect(kinds.get('river')).toHaveLength(1);
    expect(kinds.get('park')).toHaveLength(cityPlan.parks.length);
    expect(kinds.get('bridge')).toHaveLength(cityPlan.bridges.length);
    expect(kinds.get('district')).toHaveLength(cityPlan.districts.length);
    const ranks = new Set(kinds.get('street')?.map(({ properties }) => properties.rank));
    expect([...ranks]).toEqual(['street', 'avenue', 'boulevard']);
    expect(features.length).toBeGreaterThan(250);
  });

  it('writes longitude first, to six decimals at most, and closes its polygons', () => {
    for (const { geometry } of drawBaseMap(cityPlan).features) {
      const rings = geometry.type === 'Polygon' ? geometry.coordinates : [];
      for (const ring of rings) expect(ring.at(-1)).toEqual(ring[0]);
      const [longitude, latitude] = (
        JSON.stringify(geometry.coordinates).match(/-?\d+(?:\.\d+)?/gu) ?? []
      ).map(Number);
      expect(longitude).toBeCloseTo(-71.84, 0);
      expect(latitude).toBeCloseTo(47.62, 0);
    }
    expect(JSON.stringify(drawBaseMap(cityPlan))).not.toMatch(/\d\.\d{7,}/u);
  });

  it('has no street in the river', () => {
    const wet = network.graph.ways
      .filter(({ rank }) => rank !== 'bridge')
      .filter(({ line }) => line.some((point) => isWet(point)));
    expect(wet).toEqual([]);
  });
});
