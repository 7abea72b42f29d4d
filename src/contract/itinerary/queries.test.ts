import { describe, expect, it } from 'vitest';
import { wordsOfIssue } from '#contract/schedule/words.ts';
import { journeysQuerySchema } from './journeys.ts';
import { placesQuerySchema } from './places.ts';

const ends = { from: 'stop_point:1025', to: '-71.84;47.62' };
const refusal = (schema: typeof journeysQuerySchema | typeof placesQuerySchema, query: unknown) => {
  const read = schema.safeParse(query);
  return read.success ? [] : read.error.issues.map((issue) => wordsOfIssue(issue));
};

describe('the query of places', () => {
  it('takes words, kinds given once or often, and where to look around', () => {
    expect(placesQuerySchema.parse({ q: ' marché ', 'type[]': 'poi', from: '-71.84;47.62' })).toMatchObject({
      q: 'marché',
      'type[]': ['poi'],
      from: { longitude: -71.84, latitude: 47.62 },
    });
    expect(placesQuerySchema.parse({ q: 'a', 'type[]': ['poi', 'address'] })['type[]']).toEqual([
      'poi',
      'address',
    ]);
    expect(placesQuerySchema.parse({ q: 'a' })['type[]']).toEqual([]);
  });

  it('is refused in both languages without words, with too many, and with what is no place or kind', () => {
    expect(refusal(placesQuerySchema, {})).toEqual([
      { fr: 'Le paramètre q est requis.', en: 'The parameter q is required.' },
    ]);
    for (const bad of [
      { q: 'a'.repeat(201) },
      { q: 'a', from: '47.62,-71.84' },
      { q: 'a', from: '-271.84;47.62' },
      { q: 'a', 'type[]': 'ship' },
      { q: 'a', 'type[]': Array.from({ length: 6 }, () => 'poi') },
      { q: 'a', count: '0' },
    ])
      expect(refusal(placesQuerySchema, bad), JSON.stringify(bad)).toHaveLength(1);
  });
});

describe('the query of journeys', () => {
  it('takes both ends, a local time and wishes', () => {
    const query = { ...ends, datetime: '20261116T1305', wheelchair: 'true', 'forbidden_uris[]': 'line:801' };
    expect(journeysQuerySchema.parse(query)).toMatchObject({
      ...ends,
      datetime: '20261116T130500',
      wheelchair: true,
      'forbidden_uris[]': ['line:801'],
      'allowed_id[]': [],
    });
  });

  it('is refused for a time that the calendar or the clock does not have, and for what cannot be seen', () => {
    for (const bad of [
      { to: ends.to },
      { ...ends, from: 'stop\0point' },
      { ...ends, datetime: '20260231T120000' },
      { ...ends, datetime: '20261116T250000' },
      { ...ends, datetime_represents: 'whenever' },
      { ...ends, wheelchair: 'perhaps' },
      { ...ends, count: '1000' },
      { ...ends, max_nb_transfers: '-1' },
    ])
      expect(refusal(journeysQuerySchema, bad), JSON.stringify(bad)).toHaveLength(1);
  });
});
