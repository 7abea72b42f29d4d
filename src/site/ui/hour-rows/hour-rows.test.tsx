import { describe, expect, it } from 'vitest';
import { markupOf, textOf } from '#tests/support/markup.tsx';
import { HourRows, type HourMinute } from './hour-rows.tsx';

const rows = (minute: Partial<HourMinute> = {}) => (
  <HourRows
    caption="Chamois"
    hours={[
      { label: '7 h', minutes: [{ key: '1', clock: '7 h 03', minute: '03', href: '/t', ...minute }] },
      { label: '0 h', nextDay: 'Après minuit', minutes: [] },
    ]}
  />
);

describe('HourRows', () => {
  it('is a table with a caption and headers for its hours', () => {
    expect(markupOf(rows())).toMatch(/<caption>Chamois<\/caption>.*<th scope="row">7 h<\/th>/);
  });

  it('says the whole time of a minute, and what is special about it', () => {
    expect(textOf(rows({ isCancelled: true, note: 'a' }))).toContain('7 h 03, annulé, note a');
    expect(markupOf(rows({ isCancelled: true }))).toContain('<s>03</s>');
    expect(textOf(rows({ isSkipped: true }))).toContain('7 h 03, ne s’arrête pas ici');
    expect(markupOf(rows({ isSkipped: true }))).toContain('<s>03</s>');
  });

  it('says where the next day begins', () => {
    expect(textOf(rows())).toContain('Après minuit');
  });
});
