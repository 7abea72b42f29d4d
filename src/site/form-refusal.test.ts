import { describe, expect, it } from 'vitest';
import { acceptedTitle, refusedTitle } from './forms/refused-title.ts';

describe('the title of a page with a refused form', () => {
  it('says so once, however often the form is refused', () => {
    const once = refusedTitle('Tarifs – RTC', 'Erreur\u00a0:');
    expect(once).toBe('Erreur\u00a0: Tarifs – RTC');
    expect(refusedTitle(once, 'Erreur\u00a0:')).toBe(once);
  });

  it('is the page’s own again once the form is taken', () => {
    expect(acceptedTitle('Error: Fares – RTC', 'Error:')).toBe('Fares – RTC');
    expect(acceptedTitle('Fares – RTC', 'Error:')).toBe('Fares – RTC');
  });
});
