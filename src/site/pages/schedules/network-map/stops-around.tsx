import type { StopNearby } from '#domain/stop-search.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { NearbyList } from '#site/own-stops/nearby-list.tsx';
import type { SchedulePlace } from '#site/routing/schedule-paths.ts';

interface StopsAroundProps {
  readonly stops: readonly StopNearby[];
  readonly place: SchedulePlace;
}

const most = 8;

/** The stops that the map shows at its centre, in words. */
export function StopsAround({ stops, place }: StopsAroundProps) {
  const texts = useTexts('map').map;
  // From the centre of the map nobody walks.
  const shown = stops.slice(0, most).map((stop) => ({ ...stop, metres: undefined }));
  return (
    <section aria-labelledby="stops-around">
      <h2 id="stops-around">{texts.stopsAround}</h2>
      {stops.length === 0 && <p>{texts.noStopsAround}</p>}
      <NearbyList stops={shown} place={place} />
    </section>
  );
}
