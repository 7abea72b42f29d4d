import { contentLine, textValue } from './content-line.ts';

/** A moment that goes into somebody's agenda, such as a departure. */
export interface CalendarEvent {
  /** The same for the same thing, however often it is taken: an agenda then replaces it. */
  readonly uid: string;
  /** Milliseconds since the epoch. */
  readonly startsAt: number;
  /** Without one it takes no time. */
  readonly endsAt?: number | undefined;
  readonly summary: string;
  readonly location?: string | undefined;
  readonly description?: string | undefined;
  /** An absolute address that says more. */
  readonly url?: string | undefined;
  readonly place?: { readonly latitude: number; readonly longitude: number } | undefined;
  readonly isCancelled?: boolean | undefined;
}

export interface Calendar {
  /** The program that wrote it: `-//Operator//Site//FR`. */
  readonly productId: string;
  readonly name: string;
  /** When it was written (ms). */
  readonly writtenAt: number;
  readonly events: readonly CalendarEvent[];
}

export const calendarType = 'text/calendar; charset=utf-8';

/** A calendar by RFC 5545. Its times are in UTC, so that it needs no table of a zone. */
export function formatCalendar({ productId, name, writtenAt, events }: Calendar): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    contentLine('PRODID', textValue(productId)),
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    contentLine('X-WR-CALNAME', textValue(name)),
    ...events.flatMap((event) => eventLines(event, writtenAt)),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}

function eventLines(event: CalendarEvent, writtenAt: number): string[] {
  const { endsAt, location, description, url, place } = event;
  return [
    'BEGIN:VEVENT',
    contentLine('UID', textValue(event.uid)),
    contentLine('DTSTAMP', utc(writtenAt)),
    contentLine('DTSTART', utc(event.startsAt)),
    ...(endsAt === undefined || endsAt <= event.startsAt ? [] : [contentLine('DTEND', utc(endsAt))]),
    contentLine('SUMMARY', textValue(event.summary)),
    ...(location ? [contentLine('LOCATION', textValue(location))] : []),
    ...(description ? [contentLine('DESCRIPTION', textValue(description))] : []),
    ...(place ? [contentLine('GEO', `${place.latitude};${place.longitude}`)] : []),
    // An address is no text: its own way of writing leaves nothing in it that could end the line.
    ...(url ? [contentLine('URL', new URL(url).href)] : []),
    contentLine('STATUS', event.isCancelled ? 'CANCELLED' : 'CONFIRMED'),
    // A bus that one may take leaves the hour free for other things.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** `20261116T180500Z`. */
function utc(instantMs: number): string {
  return `${new Date(instantMs).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}
