import { describe, expect, it } from 'vitest';
import { markupOf } from '#tests/support/markup.tsx';
import { HelpBubble } from './help-bubble.tsx';

describe('HelpBubble', () => {
  it('is opened by the browser itself', () => {
    const markup = markupOf(<HelpBubble subject="numéro d’arrêt">Sur le poteau.</HelpBubble>);
    const target = /popoverTarget="([^"]+)"/i.exec(markup)?.[1];
    expect(markup).toContain(`id="${target}" popover="auto"`);
    expect(markup).toContain('aria-label="Aide\u00a0: numéro d’arrêt"');
  });
});
