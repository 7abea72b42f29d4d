import { describe, expect, it } from 'vitest';
import { markupOf, textOf } from '#tests/support/markup.tsx';
import { DateTimeField } from './date-time-field.tsx';

const field = (
  <DateTimeField
    id="m"
    name="moment"
    label="Moment"
    error="Manquant"
    required
    date="2026-11-18"
    time="08:05"
    maxDate="9999-12-31"
    onChange={() => undefined}
  />
);

describe('DateTimeField', () => {
  it('asks for a day and an hour under one question, and takes no day after the last one', () => {
    const markup = markupOf(field);
    expect(markup).toMatch(/<legend>Moment/);
    expect(markup).toMatch(/<input[^>]*type="date"[^>]*max="9999-12-31"[^>]*name="moment.date"/);
    expect(markup).toMatch(/<input[^>]*type="time"[^>]*name="moment.time"[^>]*value="08:05"/);
    expect(textOf(field)).toContain('Heure');
  });

  it('ties what is wrong to the question', () => {
    expect(markupOf(field)).toMatch(/<fieldset[^>]*aria-describedby="m-group-error".*id="m-group-error"/);
  });
});
