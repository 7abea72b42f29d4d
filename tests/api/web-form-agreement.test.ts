import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flattenAnswers, nestAnswers, type Answers } from '#domain/web-forms/answers.ts';
import { checkAnswers } from '#domain/web-forms/check-answers.ts';
import { allFields, keyOf } from '#domain/web-forms/web-form.ts';
import { validateAnswer as atService } from '#services/content/web-forms/validate-answer.ts';
import { validateAnswer as inBrowser } from '#site/web-forms/validate-answer.ts';
import { anyAnswer, webForms } from '#tests/support/web-form-arbitraries.ts';

/** A form, and what somebody answers to some of it. */
const filledForms = webForms.chain((form) =>
  fc.tuple(...allFields(form).map(() => fc.option(anyAnswer, { nil: undefined, freq: 4 }))).map((given) => {
    const keys = allFields(form).map(({ field }) => keyOf(field.path));
    const answers: Answers = Object.fromEntries(
      keys.flatMap((key, nth) => (given[nth] === undefined ? [] : [[key, given[nth]]])),
    );
    return { form, answers };
  }),
);

describe('the two that check answers', () => {
  it('agree on five thousand forms, fault by fault', { timeout: 120_000 }, () => {
    let [sound, faulty] = [0, 0];
    fc.assert(
      fc.property(filledForms, ({ form, answers }) => {
        const [one, two] = [atService, inBrowser].map((validate) => {
          const { faults, answers: kept } = checkAnswers(form, answers, { validate });
          return { faults: faults.map(({ field, fault }) => [keyOf(field.path), fault]), kept };
        });
        expect(one).toEqual(two);
        if (one?.faults.length === 0) sound += 1;
        else faulty += 1;
      }),
      { numRuns: 5000, seed: 16 },
    );
    // Both happen often enough for the agreement to mean something.
    expect(Math.min(sound, faulty)).toBeGreaterThan(200);
  });

  it('see the same once answers went over the wire', () => {
    fc.assert(
      fc.property(filledForms, ({ form, answers }) => {
        const { answers: kept } = checkAnswers(form, answers, { validate: inBrowser });
        const arrived = flattenAnswers(form, JSON.parse(JSON.stringify(nestAnswers(form, kept))));
        expect(arrived).toEqual(kept);
        const again = checkAnswers(form, arrived, { validate: atService });
        expect(again.answers).toEqual(kept);
      }),
      { numRuns: 1000, seed: 16 },
    );
  });
});
