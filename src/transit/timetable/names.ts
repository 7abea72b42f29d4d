import type { TextsByIndex, Translation } from './facts.ts';
import { splitHeadsign } from './headsign.ts';
import { distanceTo } from './language-tag.ts';
import { lastStopOf, type LineDirection } from './line-direction.ts';
import { Remembered } from './remembered.ts';
import type { Timetable } from './timetable.ts';

/** What riders read, in one language. A name that the feed does not have in it is the feed's own. */
export interface Names {
  /** Whether any name differs from the feed's own. */
  readonly isTranslated: boolean;
  readonly publisher: string;
  stopName(stop: number): string;
  stopDescription(stop: number): string;
  lineName(line: number): string;
  /** By the text the feed has: `Gare (Est)`, or the same without the word of its direction. */
  headsign(text: string): string;
  directionName(direction: LineDirection): string;
}

const known = new Remembered<Timetable, string, Names>(8);

/**
 * The names of a feed in a language. Its own names have a language too, so that a feed in English with French
 * translations is read the other way round: whatever lies nearest to the language that is wanted is taken, text by text,
 * and a translation before the feed's own name where both lie as near.
 */
export function namesIn(timetable: Timetable, language: string): Names {
  return known.get(timetable, language, () => findNames(timetable, language));
}

function findNames(timetable: Timetable, language: string): Names {
  const own = distanceTo(language, timetable.language) ?? Number.POSITIVE_INFINITY;
  const near = timetable.translations
    .map((translation) => ({ translation, distance: distanceTo(language, translation.language) }))
    .filter(({ distance }) => distance !== undefined && distance <= own)
    .toSorted((one, two) => (one.distance ?? 0) - (two.distance ?? 0))
    .map(({ translation }) => translation);
  return near.length === 0 ? ownNames(timetable) : translatedNames(timetable, near);
}

function ownNames({ stops, lines, feedPublisher }: Timetable): Names {
  return {
    isTranslated: false,
    publisher: feedPublisher,
    stopName: (stop) => stops[stop]?.name ?? '',
    stopDescription: (stop) => stops[stop]?.description ?? '',
    lineName: (line) => lines[line]?.name ?? '',
    headsign: (text) => text,
    directionName: ({ name }) => name,
  };
}

/** The nearest translation first. */
function translatedNames(timetable: Timetable, near: readonly Translation[]): Names {
  const own = ownNames(timetable);
  const gather = (texts: (translation: Translation) => TextsByIndex) =>
    new Map(near.toReversed().flatMap(texts));
  const stopNames = gather((each) => each.stopNames);
  const stopDescriptions = gather((each) => each.stopDescriptions);
  const lineNames = gather((each) => each.lineNames);
  const headsigns = headsignsByText(timetable, {
    headsigns: gather((each) => each.headsigns),
    stopNames,
  });
  const stopName = (stop: number) => stopNames.get(stop) ?? own.stopName(stop);
  const headsign = (text: string) => headsigns.get(text) ?? text;
  return {
    isTranslated: true,
    publisher: near.find(({ publisher }) => publisher !== undefined)?.publisher ?? own.publisher,
    stopName,
    stopDescription: (stop) => {
      const description = own.stopDescription(stop);
      // Many feeds repeat the name there, and translate the name alone.
      const isName = description !== '' && description === own.stopName(stop);
      return stopDescriptions.get(stop) ?? (isName ? stopName(stop) : description);
    },
    lineName: (line) => lineNames.get(line) ?? own.lineName(line),
    headsign,
    directionName: ({ headsign: text, patterns }) =>
      splitHeadsign(headsign(text)).name || stopName(lastStopOf(timetable, patterns)),
  };
}

/**
 * Also without the words of directions, as records keep them; a text that the feed has itself comes first. A trip without
 * a headsign goes by the name of its last stop.
 */
function headsignsByText(
  { headsigns, stops }: Timetable,
  texts: Readonly<Record<'headsigns' | 'stopNames', ReadonlyMap<number, string>>>,
) {
  const whole = [...texts.headsigns].map(([index, text]) => [headsigns[index] ?? '', text] as const);
  const bare = whole.map(([from, to]) => [splitHeadsign(from).name, splitHeadsign(to).name] as const);
  const places = [...texts.stopNames].map(([stop, text]) => [stops[stop]?.name ?? '', text] as const);
  const spoken = new Set(headsigns);
  const isUnspoken = ([from]: readonly [string, string]): boolean => !spoken.has(from);
  return new Map([...places.filter(isUnspoken), ...bare.toReversed().filter(isUnspoken), ...whole]);
}
