import { describe, expect, it } from 'vitest';
import { modes, type Mode } from '#domain/mode.ts';
import { catalogues } from './catalogues.server.ts';
import type { FullCatalogue } from './catalogue.ts';
import { vehicleWords as enWords } from './en/vehicle-words.ts';
import { vehicleWords as frWords } from './fr/vehicle-words.ts';

const others = modes.filter((mode) => mode !== 'bus');
const locales = ['fr', 'en'] as const;

/** Every text that names what carries riders, as it is for a mode. */
const textsOf = (
  {
    board,
    cancellations,
    displays,
    home,
    journeys,
    line,
    map,
    notices,
    answers,
    print,
    schedules,
    siteSearch,
    timetable,
    trip,
  }: FullCatalogue,
  mode: Mode,
): readonly string[] => [
  board.ended('23 h 10', mode),
  board.notServed(mode),
  cancellations.summary('le 16 novembre', mode),
  displays.modes.lobby.how.second(mode),
  home.question(mode),
  journeys.summary('A', 'B', mode),
  journeys.tightHelp('L', '8 h', mode),
  journeys.missedHelp('L', '8 h', mode),
  journeys.stayOn(mode),
  journeys.guaranteed(mode),
  journeys.none.help(mode),
  journeys.none.helpWishes(mode),
  journeys.none.anyVehicle(mode),
  journeys.vehicleOfLine('L', 'B', mode),
  journeys.following.comesIn(0, mode),
  journeys.following.comesIn(4, mode),
  journeys.following.comesAt('8 h', undefined, mode),
  journeys.following.comesAt('8 h', 'lundi', mode),
  journeys.following.goesOnAs('L', mode),
  journeys.following.nextChoice('L', '8 h', mode),
  line.noneRuns(mode),
  line.summary('L', 'A - B', mode),
  line.firstAtTime('8 h', '2 h', mode),
  line.runAtTime('8 h', mode),
  line.vehicle('1205', mode),
  line.first('A', mode),
  line.last(mode),
  line.every(mode),
  line.onTheWay(1, mode),
  line.onTheWay(2, mode),
  map.vehicle('L', 'B', mode),
  map.lineMapSummary('L', 'B', mode),
  notices.whereToBoard(mode),
  answers.app.description(mode),
  answers.schedules(mode),
  print.schedule.noService(mode),
  print.sheet.followingStops(mode),
  print.sheet.liveHere(mode),
  print.sheet.liveAtStop(mode),
  schedules.tomorrowFirst(mode),
  siteSearch.nothingHelp('', mode),
  timetable.nextIn(mode),
  trip.vehicle('1205', mode),
  trip.facts(mode),
  trip.vehicleId(mode),
  trip.calendarEvent('L', 'B', mode),
];

describe.each(locales)('words for what carries riders, %s', (locale) => {
  const texts = catalogues[locale];

  it.each(others)('never say bus of a %s', (mode) => {
    for (const text of textsOf(texts, mode)) expect(text).not.toMatch(/\b(?:auto)?bus(?:es)?\b/i);
  });

  it.each(modes)('are whole sentences of a %s: nothing is undefined, empty or doubled', (mode) => {
    for (const text of textsOf(texts, mode)) {
      expect(text).not.toMatch(/undefined|  |^$|\s$/);
      expect(text.split(' ')).toSatisfy((words: readonly string[]) =>
        words.every((word, place) => word !== words[place + 1]),
      );
    }
  });

  it('mean a bus where nobody says what it is', () => {
    const unsaid = textsOf(texts, undefined as unknown as Mode);
    expect(unsaid).toEqual(textsOf(texts, 'bus'));
    expect(unsaid.filter((text) => /\bbus(?:es)?\b/i.test(text)).length).toBeGreaterThan(30);
  });
});

describe('French', () => {
  it('has masculine nouns that begin with a consonant, as its articles are written for', () => {
    for (const mode of modes) {
      const { one, run } = frWords(mode);
      for (const noun of [one, run]) expect(noun).toMatch(/^[bcdfgklmnpqrstv]/);
    }
  });

  it.each([
    ['bus', 'Quand passe mon bus\u00a0?'],
    ['train', 'Quand passe mon train\u00a0?'],
    ['ferry', 'Quand part mon traversier\u00a0?'],
    ['vehicle', 'À quand mon prochain départ\u00a0?'],
  ] as const)('asks when a %s comes', (mode, question) => {
    expect(catalogues.fr.home.question(mode)).toBe(question);
  });

  it('says of the last ferry that it left, of the last train that it passed', () => {
    expect(catalogues.fr.board.ended('23 h 10', 'ferry')).toBe('Dernier traversier parti à 23 h 10');
    expect(catalogues.fr.board.ended('23 h 10', 'train')).toBe('Dernier train passé à 23 h 10');
    expect(catalogues.fr.board.ended('23 h 10', 'vehicle')).toBe('Dernier départ à 23 h 10');
  });
});

describe('English', () => {
  it('has nouns that take “a”', () => {
    for (const mode of modes) expect(enWords(mode).run).not.toMatch(/^[aeiou]/);
  });

  it.each([
    ['bus', 'When is my bus coming?'],
    ['train', 'When is my train coming?'],
    ['ferry', 'When does my ferry leave?'],
    ['vehicle', 'When is my next departure?'],
  ] as const)('asks when a %s comes', (mode, question) => {
    expect(catalogues.en.home.question(mode)).toBe(question);
  });
});
