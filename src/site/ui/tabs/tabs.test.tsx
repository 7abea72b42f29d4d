import { describe, expect, it } from 'vitest';
import { markupOf } from '#tests/support/markup.tsx';
import { Tabs } from './tabs.tsx';

const tabs = [
  { id: 'p-semaine', title: 'Semaine', content: 'aux 10 minutes' },
  { id: 'p-feries', title: 'Jours fériés', content: 'aux 20 minutes' },
];

describe('Tabs on the server', () => {
  const markup = markupOf(<Tabs label="Fréquence" tabs={tabs} selected="jours-feries" />);

  it('are links over panels with headings, so that all can be read without script', () => {
    expect(markup).toContain('href="#p-feries"');
    expect(markup).toContain('aux 10 minutes');
    expect(markup).toContain('<h3 class="tabs-heading">Semaine</h3>');
    expect(markup).not.toContain('role="tab"');
  });

  it('mark the panel the address names', () => {
    expect(markup).toMatch(/<div id="p-feries" class="tabs-panel" data-active="true"/);
    expect(markup).not.toMatch(/<div id="p-semaine" class="tabs-panel" data-active/);
  });

  it('mark the first one when the address names none of them', () => {
    const first = markupOf(<Tabs label="Fréquence" tabs={tabs} selected="autre" />);
    expect(first).toMatch(/<div id="p-semaine" class="tabs-panel" data-active="true"/);
  });
});
