import {
  choices,
  questionsOf,
  ranges,
  ridersOf,
  isChoice,
  type Given,
  type QuestionName,
  type Survey,
} from '#domain/fares/survey.ts';

/** Every whole answer that somebody can give, one after the other. */
export function* everyAnswer(survey: Survey, given: Given = {}): Generator<Given> {
  const next = questionsOf(given).find((question) => given[question] === undefined);
  if (next === undefined) {
    yield given;
    return;
  }
  for (const value of valuesOf(survey, next)) yield* everyAnswer(survey, { ...given, [next]: value });
}

function valuesOf(survey: Survey, question: QuestionName): readonly string[] {
  if (question === 'question1') return ridersOf[survey];
  if (isChoice(question)) return choices[question];
  const [first, last] = ranges[question];
  return Array.from({ length: last - first + 1 }, (_, nth) => String(first + nth));
}
