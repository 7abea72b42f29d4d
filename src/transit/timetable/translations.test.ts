import { describe, expect, it } from 'vitest';
import { timetableOf } from '#tests/support/schedule-feed.ts';
import { feedOf, table } from '#tests/support/tiny-feed.ts';
import { translateFact } from './translations.ts';

const trips = [{ id: '1', calls: ['A 08:00:00', 'B 08:10:00'] }];
const timetable = timetableOf(
  feedOf(trips, {
    translations: table('table_name,field_name,language,translation,record_id,field_value', [
      'stops,stop_name,en,Central Station,A,',
      'stops,stop_name,en,Station,,Gare',
      'stops,stop_name,en-CA,Depot,,Terminus',
      'stops,stop_name,en,Terminal,,Terminus',
      'stops,stop_desc,en,,A,',
      'stop_times,stop_headsign,en,Downtown,1,',
      'stop_times,stop_headsign,en,City Centre,,Centre-ville',
    ]),
  }),
);
const translate = (value: string, language: string, record = 'Z', field = 'stop_name') =>
  translateFact(timetable, { table: 'stops', field, record, value }, language);

describe('a text of the feed in another language', () => {
  it('is that of its record before that of its value', () => {
    expect(translate('Gare', 'en', 'A')).toBe('Central Station');
    expect(translate('Gare', 'en', 'B')).toBe('Station');
  });

  it('falls back from a region to its language', () => {
    expect(translate('Gare', 'en-CA')).toBe('Station');
    expect(translate('Terminus', 'en-CA')).toBe('Depot');
    expect(translate('Terminus', 'EN-US')).toBe('Terminal');
  });

  it('stays as it is without a translation', () => {
    expect(translate('Gare', 'es')).toBe('Gare');
    expect(translate('Quai', 'en')).toBe('Quai');
    expect(translate('À côté', 'en', 'A', 'stop_desc')).toBe('À côté');
    const bare = timetableOf(feedOf(trips));
    expect(
      translateFact(bare, { table: 'stops', field: 'stop_name', record: 'A', value: 'Gare' }, 'en'),
    ).toBe('Gare');
  });

  it('is found by value alone where a record has many texts', () => {
    const headsign = { table: 'stop_times', field: 'stop_headsign', record: '1' };
    expect(translateFact(timetable, { ...headsign, value: 'Centre-ville' }, 'en')).toBe('City Centre');
    expect(translateFact(timetable, { ...headsign, value: 'Gare' }, 'en')).toBe('Gare');
  });
});
