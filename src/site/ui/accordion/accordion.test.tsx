import { describe, expect, it } from 'vitest';
import { markupOf } from '#tests/support/markup.tsx';
import { Accordion } from './accordion.tsx';

const items = [
  { id: 'p-1', title: 'Où acheter ma carte', content: 'Partout' },
  { id: 'p-2', title: 'Carte perdue', content: 'Appelez', open: true },
];
const openIds = (markup: string) =>
  [...markup.matchAll(/<details id="([^"]+)"[^>]* open=""/g)].map((match) => match[1]);

describe('Accordion', () => {
  it('opens what the content says', () => {
    expect(openIds(markupOf(<Accordion items={items} />))).toEqual(['p-2']);
  });

  it('opens the item the address names, by id or by slug', () => {
    expect(openIds(markupOf(<Accordion items={items} selected="p-1" />))).toEqual(['p-1', 'p-2']);
    expect(openIds(markupOf(<Accordion items={items} selected="ou-acheter-ma-carte" single />))).toEqual([
      'p-1',
    ]);
  });

  it('keeps what the content says when the address names nothing of it', () => {
    expect(openIds(markupOf(<Accordion items={items} selected="autre" single />))).toEqual(['p-2']);
  });

  it('is one group for the browser in single mode only', () => {
    expect(markupOf(<Accordion items={items} single />).match(/ name="[^"]+"/g)).toHaveLength(2);
    expect(markupOf(<Accordion items={items} />)).not.toContain(' name=');
  });

  it('puts its titles at the level of their place', () => {
    expect(markupOf(<Accordion items={items} headingLevel={3} />)).toContain('<h3 class="accordion-title">');
  });
});
