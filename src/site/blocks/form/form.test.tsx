import { describe, expect, it } from 'vitest';
import { markupOf, textOf } from '#tests/support/markup.tsx';
import { examples } from './examples.tsx';

const drawn = (name: string) => examples.find((example) => example.name === name)?.render();

describe('a form among the blocks of a page', () => {
  it('stands under its title and its introduction', () => {
    const markup = markupOf(drawn('titre, introduction et formulaire'));
    expect(markup).toMatch(
      /<h3[^>]*>Écrire.*nous répondons.*<div class="form-frame" id="webform-exemple_bloc">.*<form/,
    );
  });

  it('that cannot be read leaves its text, and says whom to call', () => {
    const text = textOf(drawn('formulaire hors de portée'));
    expect(text).toMatch(
      /nous répondons.*n’est pas disponible pour le moment.*Service à la clientèle\u00a0: 418 555-2511/,
    );
    expect(markupOf(drawn('formulaire hors de portée'))).not.toContain('<form');
  });

  it('that the backend does not name is its text alone', () => {
    expect(markupOf(drawn('titre et introduction'))).not.toMatch(/<form|callout/);
  });
});
