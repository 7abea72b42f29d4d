import type { LinkJson } from '#contract/itinerary/parts.ts';
import type { ItineraryView } from '#services/itinerary/ports.ts';

/** `20261116T130500`: local, without an offset. */
export function formatTime({ edition: { clock } }: ItineraryView, instantMs: number): string {
  return clock.formatLocal(instantMs).replaceAll(/[-:]/g, '');
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
