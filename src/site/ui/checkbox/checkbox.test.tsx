import { describe, expect, it } from 'vitest';
import { markupOf } from '#tests/support/markup.tsx';
import { Checkbox, ChoiceGroup } from './checkbox.tsx';

describe('Checkbox', () => {
  it('is named by its label and described by its hint', () => {
    const markup = markupOf(<Checkbox id="a" name="a" label="Audience" hint="Mesure" />);
    expect(markup).toContain('aria-describedby="a-hint"');
    expect(markup).toContain('<label for="a">Audience');
  });

  it('groups choices under their question', () => {
    const markup = markupOf(
      <ChoiceGroup id="l" legend="Langue" error="Choisissez">
        <Checkbox kind="radio" id="fr" name="l" value="fr" label="Français" />
      </ChoiceGroup>,
    );
    expect(markup).toMatch(/^<fieldset [^>]*aria-describedby="l-error"[^>]*><legend>Langue<\/legend>/);
    expect(markup).toContain('type="radio"');
  });
});
