import { isChoice, ranges, type QuestionName } from '#domain/fares/survey.ts';
import type { FareTexts } from './labels.ts';

/** What is said of an answer that is missing or wrong (specification B5). */
export function faultWords(name: QuestionName, { faults }: FareTexts): string {
  if (isChoice(name)) return faults[name];
  const [first, last] = ranges[name];
  return name.startsWith('nbDays') ? faults.days(first, last) : faults.rides;
}
