import { describe, expect, it } from 'vitest';
import { severities } from '#domain/notices/severity.ts';
import { alertFixture, shellFixture } from '#site/layouts/fixtures.ts';
import { routedMarkup } from '#tests/support/layout-markup.tsx';
import { TakeoverAlert } from './takeover-alert.tsx';

const alert = (severity: (typeof severities)[number]) =>
  routedMarkup(<TakeoverAlert alert={alertFixture('fr', severity)} shell={shellFixture('fr')} />, 'fr');

describe('the takeover alert', () => {
  it('arrives open, so that it is read without script', () => {
    expect(alert('eleve')).toMatch(/<dialog[^>]*open=""/);
    expect(alert('eleve')).toContain('Consultez l’horaire avant de partir.');
  });

  it.each(severities)('says its severity %s to the style sheet', (severity) => {
    expect(alert(severity)).toContain(`data-severity="${severity}"`);
  });

  it('is put away by a posted form that names its words', () => {
    expect(alert('moyen')).toMatch(
      /<form method="post"><input type="hidden" name="_form" value="alert"\/><input type="hidden" name="_token" value="fixture-token"\/><input type="hidden" name="fingerprint" value="fr-moyen"\/>/,
    );
  });
});
