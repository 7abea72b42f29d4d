import type { StopNearby } from '#domain/stop.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { stopPath, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import { StopRow } from '#site/ui/link-row/stop-rows.tsx';

interface StopsAroundProps {
  readonly stops: readonly StopNearby[];
  readonly place: SchedulePlace;
}

const most = 8;

/** The stops that the map shows at its centre, in words. */
export function StopsAround({ stops, place }: StopsAroundProps) {
  const texts = useTexts().map;
  return (
    <section aria-labelledby="stops-around">
      <h2 id="stops-around">{texts.stopsAround}</h2>
      {stops.length === 0 && <p>{texts.noStopsAround}</p>}
      <ul className="link-rows">
        {stops.slice(0, most).map(({ code, name, lines }) => (
          <li key={code}>
            <StopRow href={stopPath(place, code)} code={code} name={name} lines={lines} />
          </li>
        ))}
      </ul>
    </section>
  );
}
