import type { Rider } from './fare.ts';
import { daysInARow, everyWeek, nowAndThen, type Usage } from './usage.ts';

/** The two tools: for everyone, and for who studies. */
export const surveys = ['general', 'students'] as const;
export type Survey = (typeof surveys)[number];

/** The answers of each question, by the name it has in addresses (specification B5). */
export const choices = {
  question1: ['general', 'youth', 'senior', 'student'],
  question2: ['regular', 'sometimes', 'stay'],
  question3: ['return', 'more'],
  question4: ['yes', 'no'],
} as const;

/** Whole numbers, from the first to the last. Rides have no end in the specification; theirs is one nobody reaches. */
export const ranges = {
  nbRidesDay: [1, 20],
  nbRidesMonth: [1, 200],
  nbDays5: [1, 5],
  nbDays30: [1, 30],
} as const;

export type ChoiceName = keyof typeof choices;
export type RangeName = keyof typeof ranges;
export type QuestionName = ChoiceName | RangeName;

export const isChoice = (name: QuestionName): name is ChoiceName => name in choices;

/** What was answered so far, as an address or a form has it. */
export type Given = Readonly<Partial<Record<QuestionName, string>>>;

/** Whom each tool is for: who studies is never asked whether they are sixty-five. */
export const ridersOf: Readonly<Record<Survey, readonly Rider[]>> = {
  general: choices.question1,
  students: ['student', 'youth'],
};

/** The questions that are asked, by what was answered to those before them. */
export function questionsOf({ question2, question3 }: Given): readonly QuestionName[] {
  const habits: readonly QuestionName[] = [
    'question3',
    ...(question3 === 'more' ? (['nbRidesDay'] as const) : []),
  ];
  const needs: Readonly<Record<string, readonly QuestionName[]>> = {
    regular: ['nbDays5', ...habits],
    sometimes: ['nbRidesMonth'],
    stay: ['nbDays30', ...habits],
  };
  const about = needs[question2 ?? ''] ?? [];
  // Nobody subscribes for a stay.
  return ['question1', 'question2', ...about, ...(question2 === 'stay' ? [] : (['question4'] as const))];
}

/** Everything that was asked, answered. */
export interface Answers {
  readonly rider: Rider;
  readonly need: (typeof choices.question2)[number];
  readonly usage: Usage;
  /** Whether a subscription that goes on from month to month is wanted. */
  readonly subscribes: boolean;
  /** Days a week, or of a stay; undefined for who told the rides of a month. */
  readonly days?: number;
  readonly ridesADay?: number;
}

/** There and back. */
const ridesOfReturn = 2;

/** What is wrong with an answer: it is missing or none of the choices; or no whole number, or outside of its range. */
export interface SurveyFault {
  readonly question: QuestionName;
  readonly code: 'missing' | 'number' | 'range';
}

export function readSurvey(
  survey: Survey,
  given: Given,
): { readonly answers: Answers } | { readonly faults: readonly SurveyFault[] } {
  const faults = questionsOf(given).flatMap((question): SurveyFault[] => {
    const code = faultIn(survey, question, given[question]);
    return code ? [{ question, code }] : [];
  });
  if (faults.length > 0) return { faults };
  const number = (name: RangeName) => Number(given[name]);
  const ridesADay = given.question3 === 'more' ? number('nbRidesDay') : ridesOfReturn;
  const common = { rider: given.question1 as Rider, subscribes: given.question4 === 'yes' };
  switch (given.question2) {
    case 'regular': {
      const days = number('nbDays5');
      return { answers: { ...common, need: 'regular', days, ridesADay, usage: everyWeek(days, ridesADay) } };
    }
    case 'stay': {
      const days = number('nbDays30');
      return { answers: { ...common, need: 'stay', days, ridesADay, usage: daysInARow(days, ridesADay) } };
    }
    default:
      return { answers: { ...common, need: 'sometimes', usage: nowAndThen(number('nbRidesMonth')) } };
  }
}

export function faultIn(
  survey: Survey,
  question: QuestionName,
  value: string | undefined,
): SurveyFault['code'] | undefined {
  const text = value?.trim() ?? '';
  if (isChoice(question)) {
    const offered: readonly string[] = question === 'question1' ? ridersOf[survey] : choices[question];
    return offered.includes(text) ? undefined : 'missing';
  }
  if (text === '') return 'missing';
  if (!/^\d{1,6}$/.test(text)) return 'number';
  const [first, last] = ranges[question];
  return Number(text) < first || Number(text) > last ? 'range' : undefined;
}
