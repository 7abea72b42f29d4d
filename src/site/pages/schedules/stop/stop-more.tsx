import type { StopBoard } from '#domain/departure.ts';
import type { LineSummary } from '#domain/line.ts';
import type { StopNearby } from '#domain/stop-search.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { NearbyList } from '#site/own-stops/nearby-list.tsx';
import { linePath, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import { NumberBadge } from '#site/ui/line-badge/number-badge.tsx';
import { LineEnds } from '#site/ui/line-ends/line-ends.tsx';
import { LinkRow } from '#site/ui/link-row/link-row.tsx';

interface LinesHereProps {
  readonly board: StopBoard;
  readonly lines: readonly LineSummary[];
  readonly place: SchedulePlace;
}

/** Every line that stops here, with both its ends. */
export function LinesHere({ board, lines, place }: LinesHereProps) {
  const texts = useTexts().schedules;
  const once = new Map(board.lines.map((line) => [line.number, line]));
  return (
    <section className="stop-part" aria-labelledby="lines-here">
      <h2 id="lines-here">{board.platforms ? texts.station.linesHere : texts.linesHere}</h2>
      <ul className="link-rows">
        {[...once.values()].map((line) => (
          <li key={line.number}>
            <LinkRow href={linePath(place, line)} lead={<NumberBadge line={line} />}>
              <LineEnds ends={lines.find(({ number }) => number === line.number)?.ends ?? [line.towards]} />
            </LinkRow>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function NearbyStops({
  stops,
  place,
}: {
  readonly stops: readonly StopNearby[];
  readonly place: SchedulePlace;
}) {
  const texts = useTexts().schedules;
  if (stops.length === 0) return null;
  return (
    <section className="stop-part" aria-labelledby="nearby-stops">
      <h2 id="nearby-stops">{texts.nearby}</h2>
      <NearbyList stops={stops} place={place} />
    </section>
  );
}
