import {
  choices,
  faultIn,
  isChoice,
  questionsOf,
  ranges,
  type Given,
  type QuestionName,
  type Survey,
} from '#domain/fares/survey.ts';

/** What an address says of the survey. */
export interface SurveyQuery {
  readonly given: Given;
  /** The questions that were on the page it was sent from: only they can be faulty. Empty for a link. */
  readonly asked: readonly QuestionName[];
  /** The answers are there, and are to be changed. */
  readonly isEdit: boolean;
}

/** The names of the fields besides the questions. */
export const fields = { asked: 'asked', edit: 'edit' } as const;

const names = [...Object.keys(choices), ...Object.keys(ranges)] as readonly QuestionName[];
/** Longer than any answer. */
const longest = 20;

/** Whatever an address says is understood as far as it can be; the first of several values counts. */
export function readSurveyQuery(query: URLSearchParams): SurveyQuery {
  const given = names.flatMap((name) => {
    const value = readValue(query.get(name));
    return value === '' ? [] : [[name, value] as const];
  });
  const asked = (query.get(fields.asked) ?? '').slice(0, longest * names.length).split(/[\s,]+/);
  return {
    given: Object.fromEntries(given),
    asked: names.filter((name) => asked.includes(name)),
    isEdit: query.get(fields.edit) === '1',
  };
}

function readValue(value: string | null): string {
  return (value ?? '').slice(0, longest).replaceAll(/\p{C}/gu, ' ').trim();
}

/** The address of an answer: what was asked, in its order, and nothing else. */
export function formatAnswers(base: string, given: Given): string {
  const pairs = questionsOf(given).map((name) => {
    const value = given[name] ?? '';
    return [name, isChoice(name) ? value : String(Number(value))];
  });
  return `${base}?${new URLSearchParams(pairs).toString()}`;
}

/** The same with the survey filled in. */
export const formatEdit = (base: string, given: Given): string =>
  `${formatAnswers(base, given)}&${fields.edit}=1`;

/**
 * The questions that can be on the page: who and what for at once, then all that follows from it, so that the survey takes
 * three sendings at most where there is no script.
 */
export function questionsInSight(survey: Survey, given: Given): readonly QuestionName[] {
  const isOpen = faultIn(survey, 'question2', given.question2) !== undefined;
  return isOpen ? ['question1', 'question2'] : questionsOf(given);
}

/** The first question that still has no answer; every one after it waits, where there is script to bring it. */
export function findOpenQuestion(survey: Survey, given: Given): QuestionName | undefined {
  return questionsInSight(survey, given).find((name) => faultIn(survey, name, given[name]) !== undefined);
}
