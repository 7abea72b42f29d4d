import { z } from 'zod';
import { nomsTraduitsSchema } from '#contract/schedule/noms-traduits.ts';
import { splitHeadsign } from '#transit/index.ts';
import { defineQuestion } from '../define-endpoint.ts';
import type { ScheduleView } from '../schedule-context.ts';

export const nomsTraduits = defineQuestion({
  path: '/nomsTraduits',
  summary: {
    fr: 'Les noms qui ont une forme propre dans la langue demandée',
    en: 'The names that have a form of their own in the language asked for',
  },
  query: z.object({}),
  answer: nomsTraduitsSchema,
  cache: 'hour',
  handle: (_query, view) => ({ langue: view.locale, noms: listTranslated(view) }),
});

function listTranslated({ edition, locale }: ScheduleView): string[] {
  const names = edition.namesIn(locale);
  if (!names.isTranslated) return [];
  const { stops, lines, headsigns } = edition.timetable;
  const pairs = [
    ...stops.map(({ name }, stop) => [name, names.stopName(stop)]),
    ...lines.map(({ name }, line) => [name, names.lineName(line)]),
    ...headsigns.map((text) => [splitHeadsign(text).name, splitHeadsign(names.headsign(text)).name]),
    ...edition.directions.flat().map((direction) => [direction.name, names.directionName(direction)]),
  ];
  return [...new Set(pairs.flatMap(([own, name = '']) => (own === name ? [] : name)))];
}
