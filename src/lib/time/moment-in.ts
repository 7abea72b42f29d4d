import type { Moment } from './moment.ts';

/** Making a formatter costs a hundred times its use: there is one for each zone. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** A moment as the clocks of a time zone show it. */
export function momentIn(timeZone: string, at: number): Moment {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  const day = `${parts['year']}-${parts['month']}-${parts['day']}`;
  return { at, local: `${day}T${parts['hour']}:${parts['minute']}` };
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const two = '2-digit';
  // The language that every browser has: only the figures are read, so that no way of writing dates matters.
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: two,
    day: two,
    hour: two,
    minute: two,
  });
  formats.set(timeZone, format);
  return format;
}
