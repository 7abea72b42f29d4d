import { describe, expect, it } from 'vitest';
import { markupOf } from '#tests/support/markup.tsx';
import { SelectField } from './select-field.tsx';

describe('SelectField', () => {
  it('offers the empty choice first and keeps the chosen one', () => {
    const markup = markupOf(
      <SelectField
        id="j"
        name="j"
        label="Jour"
        emptyLabel="Choisissez"
        options={[{ value: 'sam', label: 'Samedi' }]}
        defaultValue="sam"
      />,
    );
    expect(markup).toMatch(/<option value="">Choisissez<\/option><option value="sam" selected="">/);
  });
});
