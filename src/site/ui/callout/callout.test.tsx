import { describe, expect, it } from 'vitest';
import { severities } from '#domain/notices/severity.ts';
import { markupOf, textOf } from '#tests/support/markup.tsx';
import { Callout, severityIcons } from './callout.tsx';

describe('Callout', () => {
  it.each([...severities, 'success' as const])(
    'tells %s by an icon and a word, not by colour alone',
    (severity) => {
      const callout = <Callout severity={severity}>Détour</Callout>;
      expect(markupOf(callout)).toContain(`data-icon="${severityIcons[severity]}"`);
      expect(textOf(callout)).not.toBe('Détour');
    },
  );

  it('says another word where it is about no notice', () => {
    expect(textOf(<Callout severity="moyen" label="Erreur :" title="Détour" />)).toBe('Erreur :Détour');
  });

  it('gives every severity a picture of its own', () => {
    expect(new Set(Object.values(severityIcons)).size).toBe(Object.keys(severityIcons).length);
  });

  it('takes the heading level of its place', () => {
    expect(markupOf(<Callout title="Détour" headingLevel={3} />)).toContain('<h3');
  });
});
