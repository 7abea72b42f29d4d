import type { AnswerFacts } from './answer-facts.ts';
import type { FareTexts } from './labels.ts';

/** « par mois », « pour 9 jours ». */
export function periodOf({ answers: { need, days = 0 } }: AnswerFacts, texts: FareTexts): string {
  return need === 'stay' ? texts.forDays(days) : texts.aMonth;
}

/** « 43 passages par mois », « 18 passages en 9 jours ». */
export function ridesWords({ answers: { need, days = 0 }, rides }: AnswerFacts, texts: FareTexts): string {
  const count = texts.rides(rides);
  return need === 'stay' ? texts.ridesInDays(count, texts.days(days)) : texts.ridesAMonth(count);
}

/** « 5 jours par semaine, aller et retour ». */
export function tripsWords(facts: AnswerFacts, texts: FareTexts): string {
  const { need, days = 0, ridesADay = 0 } = facts.answers;
  if (need === 'sometimes') return ridesWords(facts, texts);
  const { given } = texts;
  const often = need === 'stay' ? given.stay(texts.days(days)) : given.aWeek(texts.days(days));
  return `${often}, ${ridesADay === 2 ? given.return : given.ridesADay(texts.rides(ridesADay))}`;
}

/** « 22 et plus », « 29 et plus, sans abonnement ». */
export function rangeWords(
  { from, until, isWithout }: AnswerFacts['ranges'][number],
  { ranges }: FareTexts,
): string {
  const range =
    until === undefined ? ranges.from(from) : until === from ? String(from) : ranges.span(from, until);
  return isWithout ? ranges.without(range) : range;
}
