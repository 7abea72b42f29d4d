import type { DirectionNow } from '#domain/line-now.ts';
import type { NextAtStop } from '#domain/line-sheet.ts';
import { minutesLate } from '#domain/departure.ts';
import { shortEnd } from '#domain/line.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { useFigure } from '#site/live/departure-list.tsx';
import { lineMapPath, stopOnLinePath, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import { ButtonLink } from '#site/ui/button/button.tsx';
import { DepartureRow } from '#site/ui/departure-row/departure-row.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { useServiceType } from '#site/i18n/operator-traits.ts';
import { NumberBadge } from '#site/ui/line-badge/number-badge.tsx';
import { pageHeadingId } from '#site/ui/page-heading/page-heading.tsx';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import type { LineMapView } from './data.server.ts';

interface LineMapHeadProps {
  readonly data: LineMapView;
  readonly now: DirectionNow | undefined;
  readonly yours: string | undefined;
  readonly place: SchedulePlace;
}

/** Which line, where to, and the next bus at the rider's stop: the answer stands before the map. */
export function LineMapHead({ data, now, yours, place }: LineMapHeadProps) {
  const texts = useTexts('map', 'routes');
  const { line, direction, other } = data;
  const { key } = useServiceType(line.serviceTypeCode);
  const next = yours === undefined ? undefined : now?.next[yours];
  return (
    <div className="map-page-head line-map-head" data-type={key}>
      <div className="line-map-title">
        <NumberBadge line={line} />
        <h1 id={pageHeadingId} tabIndex={-1}>
          <Icon name="arrow-right" />
          <VisuallyHidden>{`${texts.line.towards} `}</VisuallyHidden>
          <PlaceName>{shortEnd(direction.towards)}</PlaceName>
        </h1>
        {other && (
          <ButtonLink
            kind="quiet"
            icon="swap"
            iconOnly
            flush="end"
            href={lineMapPath(place, { ...line, direction: other.direction })}
          >
            {texts.map.changeDirection(other.towards)}
          </ButtonLink>
        )}
      </div>
      {yours !== undefined && now && next && (
        <NextHere data={data} code={yours} next={next} at={now.at} place={place} />
      )}
    </div>
  );
}

interface NextHereProps {
  readonly data: LineMapView;
  readonly code: string;
  readonly next: NextAtStop;
  readonly at: number;
  readonly place: SchedulePlace;
}

function NextHere({ data, code, next, at, place }: NextHereProps) {
  const { line, direction, stops } = data;
  const name = stops.find((stop) => stop.code === code)?.name ?? code;
  const way = { number: line.number, direction: direction.direction };
  // The line is said above: the row says at which stop.
  const planned = next.planned ?? next.expected;
  const departure = { ...line, ...way, ...next, planned, towards: name, tripId: '', tripDate: '', day: '' };
  return (
    <div className="departures line-map-next">
      <DepartureRow
        departure={departure}
        figure={useFigure(next, at)}
        minutesLate={minutesLate(departure)}
        href={stopOnLinePath(place, { ...way, stop: code })}
      />
    </div>
  );
}
