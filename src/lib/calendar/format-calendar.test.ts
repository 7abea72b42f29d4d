import { describe, expect, it } from 'vitest';
import { formatCalendar, type CalendarEvent } from './format-calendar.ts';

const writtenAt = Date.UTC(2026, 10, 16, 18, 1, 9);
const event: CalendarEvent = {
  uid: 'trip-1@site.example',
  startsAt: Date.UTC(2026, 10, 16, 18, 5),
  summary: 'Bus 800',
};

/** The lines as a reader of calendars sees them: unfolded. */
function linesOf(events: readonly CalendarEvent[], name = 'Départs'): string[] {
  const text = formatCalendar({ productId: '-//Operator//Site//FR', name, writtenAt, events });
  return text.replaceAll('\r\n ', '').split('\r\n');
}

describe('formatCalendar', () => {
  it('writes a calendar of events in UTC, each line ended as the format asks', () => {
    expect(linesOf([{ ...event, endsAt: event.startsAt + 20 * 60_000 }])).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Operator//Site//FR',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:Départs',
      'BEGIN:VEVENT',
      'UID:trip-1@site.example',
      'DTSTAMP:20261116T180109Z',
      'DTSTART:20261116T180500Z',
      'DTEND:20261116T182500Z',
      'SUMMARY:Bus 800',
      'STATUS:CONFIRMED',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('gives an event that takes no time no end', () => {
    expect(linesOf([event, { ...event, endsAt: event.startsAt }]).join('|')).not.toContain('DTEND');
  });

  it('says where, what more there is, and that an event is called off', () => {
    const lines = linesOf([
      {
        ...event,
        location: 'Chamois, arrêt 1204',
        place: { latitude: 46.8, longitude: -71.2 },
        url: 'https://site.example/é?a=1',
        isCancelled: true,
      },
    ]);
    expect(lines).toContain(String.raw`LOCATION:Chamois\, arrêt 1204`);
    expect(lines).toContain('GEO:46.8;-71.2');
    expect(lines).toContain('URL:https://site.example/%C3%A9?a=1');
    expect(lines).toContain('STATUS:CANCELLED');
  });

  it('lets no text write a line of its own', () => {
    const hostile = 'A;B,C\\D\r\nBEGIN:VALARM\nX:1\r\0\u007f\ud800';
    const lines = linesOf(
      [{ ...event, summary: hostile, url: 'https://site.example/a\r\nX-EVIL:1' }],
      hostile,
    );
    expect(lines).toContain(String.raw`SUMMARY:A\;B\,C\\D\nBEGIN:VALARM\nX:1\n` + '\ufffd');
    expect(lines.filter((line) => /^(?:BEGIN:VALARM|X:1|X-EVIL)/.test(line))).toEqual([]);
  });

  it('folds after 75 bytes, and cuts no letter', () => {
    const summary = 'é🚌'.repeat(60);
    const text = formatCalendar({ productId: 'p', name: 'n', writtenAt, events: [{ ...event, summary }] });
    const lines = text.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${summary}`);
  });
});
