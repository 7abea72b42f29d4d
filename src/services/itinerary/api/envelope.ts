import type { LinkJson } from '#contract/itinerary/parts.ts';
import type { ItineraryView } from '#services/itinerary/ports.ts';

/** `20261116T130500`: local, without an offset. */
export function formatTime({ edition: { clock } }: ItineraryView, instantMs: number): string {
  const text = clock.formatLocal(instantMs);
  // By its places: an answer has hundreds of times.
  const date = text.slice(0, 4) + text.slice(5, 7) + text.slice(8, 10);
  return `${date}T${text.slice(11, 13)}${text.slice(14, 16)}${text.slice(17, 19)}`;
}

/** What stands at the root of every answer. */
export function formatRoot(view: ItineraryView, links: readonly LinkJson[] = []) {
  const { timetable, timeZone } = view.edition;
  const publishers = timetable.agencies.map(({ id, name, url }) => ({ id, name, license: '', url }));
  return {
    links: [...links],
    feed_publishers: publishers,
    disruptions: [],
    context: { timezone: timeZone, current_datetime: formatTime(view, view.now) },
  };
}
