import type { StopNearby } from '#domain/stop-search.ts';
import { walkMinutes } from '#domain/stop.ts';
import { stopPath, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import { StopRow } from '#site/ui/link-row/stop-rows.tsx';

interface NearbyListProps {
  readonly stops: readonly StopNearby[];
  readonly place: SchedulePlace;
}

/** Stops around a place, with their lines and, where that is known, the way on foot. */
export function NearbyList({ stops, place }: NearbyListProps) {
  return (
    <ul className="link-rows">
      {stops.map(({ code, name, lines, metres, closure, platform, platforms }) => (
        <li key={code}>
          <StopRow
            href={stopPath(place, code)}
            code={code}
            name={name}
            lines={lines}
            closure={closure}
            isStation={platforms !== undefined}
            platform={platform}
            walkMinutes={metres === undefined ? undefined : walkMinutes(metres)}
          />
        </li>
      ))}
    </ul>
  );
}
