import { describe, expect, it } from 'vitest';
import { formatPlanner, readPlanner } from './planner-query.ts';

const read = (query: string) => readPlanner(new URLSearchParams(query));

describe('the address of the planner', () => {
  it('is read and written alike', () => {
    const address =
      '/itineraire?de=Place+du+March%C3%A9&de_id=stop_point%3A1001&a=Universit%C3%A9&a_id=-71.23%3B46.825' +
      '&quand=arrivee&date=2026-11-16&heure=13%3A05&moins_marche=1&fauteuil=1';
    const query = read(address.slice('/itineraire?'.length));
    expect(formatPlanner('/itineraire', query)).toBe(address);
    expect(query).toMatchObject({ isAsked: true, isRaw: false, isEdit: false, opensMaps: false });
  });

  it('holds the journey that is looked at, also where that has signs of its own', () => {
    const query = read('de=a&de_id=1&a=b&a_id=2');
    const journey = 'w240~1001.1002.20261116.b%2E2';
    const address = formatPlanner('/i', query, { journey, format: 'ics' });
    expect(read(address.slice(3))).toMatchObject({ journey, format: 'ics', when: 'now' });
  });

  it('takes the words where they are others than those the place was chosen for', () => {
    expect(read('de=Gare&de_id=stop_point:1001&de_nom=March%C3%A9').from).toEqual({ text: 'Gare' });
    expect(read('de=Gare&de_id=stop_point:1080&de_nom=Gare').from).toEqual({
      text: 'Gare',
      id: 'stop_point:1080',
    });
  });

  it.each([
    ['13:05', '13:05'],
    ['13:05:00', '13:05'],
    ['9 h 5', '09:05'],
    ['13 h', '13:00'],
    ['1:05 p.m.', '13:05'],
    ['12:10 am', '00:10'],
    ['soon', 'soon'],
  ])('reads the time %s as %s', (typed, time) => {
    expect(read(`heure=${encodeURIComponent(typed)}`).time).toBe(time);
  });

  it('cuts what is too long and leaves out what cannot be seen', () => {
    const { from, to } = read(`de=${'x'.repeat(900)}&a=a%00b%0Ac`);
    expect([from.text.length, to.text]).toEqual([200, 'a b c']);
  });

  it('is an empty form where no place is named', () => {
    expect(read('').isAsked).toBe(false);
    expect(read('de=').isAsked).toBe(true);
  });
});
