import { describe, expect, it } from 'vitest';
import { markupOf } from '#tests/support/markup.tsx';
import { Dialog } from './dialog.tsx';

const close = () => {};

describe('Dialog', () => {
  it('stands open on the server when it is open, with a close button that needs no script', () => {
    const markup = markupOf(
      <Dialog open onClose={close} title="Tempête" severity="eleve">
        Des retards
      </Dialog>,
    );
    expect(markup).toMatch(/^<dialog [^>]*open=""/);
    expect(markup).toMatch(/<form method="dialog"><button type="submit"/);
    expect(markup).toContain('Effet élevé');
  });

  it('is closed on the server when it is closed', () => {
    const markup = markupOf(
      <Dialog open={false} onClose={close} title="Préférences">
        Témoins
      </Dialog>,
    );
    expect(markup).not.toMatch(/^<dialog [^>]*open/);
  });

  it('is a popover of its buttons where there is no script to make it modal', () => {
    const markup = markupOf(
      <Dialog id="temoins" title="Préférences">
        Témoins
      </Dialog>,
    );
    expect(markup).toMatch(/^<dialog id="temoins" popover="auto"/);
    expect(markup).toMatch(/<button type="button"[^>]*popoverTarget="temoins" popoverTargetAction="hide"/);
  });
});
