/** From one minute to another, counted from the midnight its day begins with; past 1440 it goes on after midnight. */
export interface OpenSpan {
  readonly from: number;
  readonly until: number;
}

/** When a place is open, by day. A day without spans is one on which it stays closed. */
export interface OpeningHours {
  /** Seven days; the first is Sunday. */
  readonly week: readonly (readonly OpenSpan[])[];
  /** On public holidays, whatever the day of the week; undefined where nobody has told. */
  readonly holidays?: readonly OpenSpan[] | undefined;
}

const dayMinutes = 24 * 60;
const dayCodes = ['su', 'mo', 'tu', 'we', 'th', 'fr', 'sa'];
const holidayCode = 'ph';
const wholeDay: OpenSpan = { from: 0, until: dayMinutes };

/**
 * Reads hours as the map of the world writes them, `Mo-Fr 07:00-18:00; Sa 09:00-12:00,13:00-16:00; PH off`, or `24/7`: days
 * of the week and `PH` for public holidays, then spans or `off`. A later rule replaces an earlier one, and a span that ends
 * before it begins, such as `18:00-02:00`, goes on after midnight. Undefined for anything else.
 */
export function parseOpeningHours(text: string): OpeningHours | undefined {
  const rules = text.trim().toLowerCase();
  if (rules === '') return undefined;
  if (rules === '24/7') return { week: dayCodes.map(() => [wholeDay]), holidays: [wholeDay] };
  const week: (readonly OpenSpan[])[] = dayCodes.map(() => []);
  let holidays: readonly OpenSpan[] | undefined;
  for (const rule of rules.split(';').map((part) => part.trim())) {
    const [, codes = '', times = ''] = /^([a-z,-]+) (.+)$/.exec(rule) ?? [];
    const days = parseDays(codes);
    const spans = parseSpans(times);
    if (!days || !spans) return undefined;
    for (const day of days) {
      if (day === holidayCode) holidays = spans;
      else week[dayCodes.indexOf(day)] = spans;
    }
  }
  return { week, holidays };
}

/** `mo-fr,ph`: every day it names; undefined where a part is none. */
function parseDays(codes: string): string[] | undefined {
  const days: string[] = [];
  for (const part of codes.split(',')) {
    if (part === holidayCode) {
      days.push(part);
      continue;
    }
    const [first = '', last = first, ...more] = part.split('-');
    const [from, to] = [dayCodes.indexOf(first), dayCodes.indexOf(last)];
    if (from < 0 || to < 0 || more.length > 0) return undefined;
    const count = ((to - from + 7) % 7) + 1;
    days.push(...Array.from({ length: count }, (_, nth) => dayCodes[(from + nth) % 7] ?? ''));
  }
  return days;
}

/** `09:00-12:00,13:00-16:00` or `off`. */
function parseSpans(times: string): OpenSpan[] | undefined {
  if (times === 'off') return [];
  const spans: OpenSpan[] = [];
  for (const part of times.split(',')) {
    const figures = /^([01]\d|2[0-4]):([0-5]\d)-([01]\d|2\d|30):([0-5]\d)$/.exec(part.trim());
    if (!figures) return undefined;
    const [hour = 0, minute = 0, endHour = 0, endMinute = 0] = figures.slice(1).map(Number);
    const [from, end] = [hour * 60 + minute, endHour * 60 + endMinute];
    spans.push({ from, until: end > from ? end : end + dayMinutes });
  }
  return spans.toSorted((one, other) => one.from - other.from);
}
