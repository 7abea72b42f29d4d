import { describe, expect, it } from 'vitest';
import { hostileTexts } from '#tests/support/hostile-texts.ts';
import { writeAgenda } from './write-agenda.ts';

describe('an agenda whose notice has a strange text', () => {
  it.each(hostileTexts)('is as whole as any: %j', (text) => {
    const item = { id: text, title: text, sentences: [text], tags: [text], period: { fromMs: 0 } };
    const agenda = writeAgenda({
      title: text,
      description: text,
      locale: 'fr',
      page: 'https://site.example/avis',
      self: 'https://site.example/avis?format=ics',
      writtenAt: 0,
      items: [item],
    });
    const lines = agenda.split('\r\n');
    expect(lines.filter((line) => /^(BEGIN|END):/.test(line))).toEqual([
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
    expect(lines.filter((line) => line.startsWith('X-EVIL'))).toEqual([]);
  });
});
