import { describe, expect, it } from 'vitest';
import { markupOf, textOf } from '#tests/support/markup.tsx';
import { Button, ButtonLink } from './button.tsx';

describe('Button', () => {
  it('sends no form unless told to', () => {
    expect(markupOf(<Button>Fermer</Button>)).toContain('type="button"');
    expect(markupOf(<Button type="submit">Envoyer</Button>)).toContain('type="submit"');
  });

  it('keeps its name when it shows an icon alone', () => {
    const close = (
      <Button icon="close" iconOnly>
        Fermer
      </Button>
    );
    expect(textOf(close)).toBe('Fermer');
    expect(markupOf(close)).toContain('visually-hidden');
  });

  it('is a link when it leads somewhere', () => {
    expect(markupOf(<ButtonLink href="/horaires">Horaires</ButtonLink>)).toMatch(/^<a href="\/horaires"/);
  });
});
