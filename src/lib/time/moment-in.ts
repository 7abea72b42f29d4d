import type { Moment } from './moment.ts';

/** Making a formatter costs a hundred times its use: there is one for each zone. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** A moment as the clocks of a time zone show it. */
export function momentIn(timeZone: string, at: number): Moment {
  // Sweden writes moments as the standard does, but for a space.
  return { at, local: formatOf(timeZone).format(at).replace(' ', 'T') };
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  formats.set(timeZone, format);
  return format;
}
