import { describe, expect, it } from 'vitest';
import { surveys } from '#domain/fares/survey.ts';
import { everyAnswer } from '#tests/support/every-answer.ts';
import { findOpenQuestion, formatAnswers, questionsInSight, readSurveyQuery } from './survey-query.ts';

const read = (query: string) => readSurveyQuery(new URLSearchParams(query));

describe('the address of an answer', () => {
  it('says the answer again, whatever was answered', () => {
    for (const survey of surveys)
      for (const given of everyAnswer(survey)) {
        const { given: back, asked, isEdit } = read(formatAnswers('', given));
        expect(back).toEqual(given);
        expect([asked, isEdit, findOpenQuestion(survey, back)]).toEqual([[], false, undefined]);
      }
  });

  it('leaves out what was not asked, and writes numbers in one way', () => {
    const { given } = read(
      'question4=no&question1=general&question2=sometimes&nbRidesMonth=007&nbDays5=3&utm=x',
    );
    expect(formatAnswers('/a', given)).toBe(
      '/a?question1=general&question2=sometimes&nbRidesMonth=7&question4=no',
    );
  });

  it('is understood as far as it can be', () => {
    expect(read('question1=%00&question1=general').given).toEqual({});
    expect(read(`nbDays5=${'9'.repeat(10_000)}`).given.nbDays5).toHaveLength(20);
    expect(read('asked=question1,__proto__,nbDays30 x&edit=2')).toEqual({
      given: {},
      asked: ['question1', 'nbDays30'],
      isEdit: false,
    });
  });
});

describe('the questions in sight', () => {
  it('are who and what for, then all that follows from it', () => {
    expect(questionsInSight('general', {})).toEqual(['question1', 'question2']);
    expect(questionsInSight('general', { question2: 'sometimes' })).toEqual([
      'question1',
      'question2',
      'nbRidesMonth',
      'question4',
    ]);
    expect(findOpenQuestion('students', { question1: 'senior' })).toBe('question1');
  });
});
