import { noticeReachSchema, type NoticeReachJson } from '#contract/content/notice-reach.ts';

/** In lines of text; what the program does not know is said to be unknown. */
export function describeReach(given: unknown): string[] {
  const read = noticeReachSchema.safeParse(given);
  if (!read.success) return ['nothing that is known here'];
  const { general, days, lines, directions, stops, sheets, departureCount, subscriberCount } = read.data;
  const period = days ? ` from ${days.from} to ${days.to}` : '';
  return [
    `lines        ${general ? 'everyone' : lines.join(', ') || 'none'}`,
    `stops        ${stops.length === 0 ? 'none closed' : ''}`.trimEnd(),
    ...stops.map(describeStop),
    `departures   ${departureCount}${period}`,
    ...directions.flatMap(describeDirection),
    `sheets       ${sheets.length}`,
    ...sheets.map((sheet) => `  ${sheet}`),
    `subscribers  ${subscriberCount ?? 'not known: there are no accounts here'}`,
  ];
}

function describeStop({ stop, replacement }: NoticeReachJson['stops'][number]): string {
  const instead = replacement
    ? `board at ${replacement.stop.code} ${replacement.stop.name}, ${replacement.walkMinutes} min on foot`
    : 'without a replacement';
  return `  ${stop.code} ${stop.name} closed, ${instead}`;
}

function describeDirection({ number, towards, days }: NoticeReachJson['directions'][number]): string[] {
  return days.map(({ kind, departureCount, cancelledCount, first, last }) => {
    const cancelled = cancelledCount > 0 ? `, ${cancelledCount} of them cancelled` : '';
    const hours = `${first.local.slice(11)} to ${last.local.slice(11)}`;
    return `  ${number} to ${towards}, ${kind}: ${departureCount} a day${cancelled}, ${hours}`;
  });
}
