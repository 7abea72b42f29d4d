import { describe, expect, it } from 'vitest';
import type { WebFormFieldFile, WebFormFile } from '#contract/content/web-form-file.ts';
import { bestFareForm, studentFareForm } from '#data/content/forms/best-fare.ts';
import { alias } from '#data/content/paths.ts';
import { fareGrids } from '#data/fares.ts';
import {
  choices,
  isChoice,
  questionsOf,
  ranges,
  ridersOf,
  type Given,
  type QuestionName,
  type Survey,
} from '#domain/fares/survey.ts';
import { locales } from '#domain/locale.ts';
import { findShown } from '#domain/web-forms/shown-fields.ts';
import { toWebForm } from '#services/content/web-forms/to-web-form.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { formatAnswers, readSurveyQuery } from '#site/pages/fares/best-fare/survey-query.ts';

const surveys: readonly (readonly [Survey, WebFormFile])[] = [
  ['general', bestFareForm],
  ['students', studentFareForm],
];
const names = [...Object.keys(choices), ...Object.keys(ranges)] as QuestionName[];

const fieldsOf = ({ pages }: WebFormFile) =>
  new Map(pages.flatMap(({ parts }) => parts as WebFormFieldFile[]).map((field) => [field.key, field]));

/** Everything that can have been chosen so far. */
const ways: readonly Given[] = [undefined, ...choices.question2].flatMap((question2) =>
  [undefined, ...choices.question3].map((question3) => ({
    ...(question2 && { question2 }),
    ...(question3 && { question3 }),
  })),
);

describe.each(surveys)('the form of a best-fare tool (%s)', (survey, form) => {
  const fields = fieldsOf(form);

  it('asks every question of the tool, under the name that its page reads', () => {
    expect([...fields.keys()].toSorted()).toEqual(names.toSorted());
  });

  it('offers the same choices', () => {
    for (const name of names.filter(isChoice)) {
      const offered = fields.get(name)?.options?.map(({ key }) => key);
      expect(offered, name).toEqual(name === 'question1' ? ridersOf[survey] : choices[name]);
    }
  });

  it('takes the same whole numbers', () => {
    for (const [name, [min, max]] of Object.entries(ranges))
      expect(fields.get(name), name).toMatchObject({ type: 'integer', required: true, min, max });
  });

  it.each(ways)('asks, in the same order, what follows from $question2 and $question3', (given) => {
    const webForm = toWebForm(form, 'fr');
    const { isShown, isRequired } = findShown(webForm, given);
    // Whether to subscribe is asked once it is known what for.
    const asked = questionsOf(given).filter((name) => name !== 'question4' || given.question2 !== undefined);
    expect([...fields.keys()].filter((name) => isShown(name))).toEqual(asked);
    expect(asked.filter((name) => !isRequired(name))).toEqual([]);
  });

  it.each(locales)('says it in the words of the tool (%s)', (locale) => {
    const words = catalogues[locale].fares;
    const riders: Readonly<Record<string, string | undefined>> = Object.fromEntries(
      Object.entries(fareGrids[0]?.riders ?? {}).map(([rider, name]) => [rider, name[locale]]),
    );
    for (const [name, field] of fields) {
      expect(field.label[locale]).toBe(words.questions[name as QuestionName]);
      for (const { key, label } of field.options ?? [])
        expect(label[locale]).toBe(riders[key] ?? words.choices[key as keyof typeof words.choices]);
    }
    const faultOf = (name: string) => fields.get(name)?.messages?.required?.[locale];
    for (const name of ['question1', 'question2', 'question3', 'question4'] as const)
      expect(faultOf(name)).toBe(words.faults[name]);
    for (const name of ['nbRidesDay', 'nbRidesMonth']) expect(faultOf(name)).toBe(words.faults.rides);
    for (const name of ['nbDays5', 'nbDays30'] as const) {
      const [first, last] = ranges[name];
      expect(faultOf(name)).toBe(words.faults.days(first, last));
    }
    const hints = {
      question3: words.habitsHint,
      question4: words.subscribeHint,
      nbRidesDay: words.ridesHint(fareGrids[0]?.transferMinutes ?? 0),
      nbRidesMonth: words.ridesHint(fareGrids[0]?.transferMinutes ?? 0),
      nbDays5: words.rangeHint(...ranges.nbDays5),
      nbDays30: words.rangeHint(...ranges.nbDays30),
    };
    for (const [name, hint] of Object.entries(hints))
      expect(fields.get(name)?.description?.[locale]).toBe(hint);
  });

  it('leads to the page of the tool, which understands the answers', () => {
    const key = survey === 'general' ? 'best_fare' : 'best_fare_students';
    expect(form.leadsTo).toEqual({ fr: alias(key, 'fr'), en: alias(key, 'en') });
    const given: Given = {
      question1: 'student',
      question2: 'regular',
      nbDays5: '4',
      question3: 'more',
      nbRidesDay: '3',
      question4: 'no',
    };
    const address = new URL(formatAnswers(form.leadsTo?.fr ?? '', given), 'https://x.test');
    expect([...address.searchParams.keys()].filter((name) => !fields.has(name))).toEqual([]);
    expect(readSurveyQuery(address.searchParams).given).toEqual(given);
  });
});
