import type { Trip, TripCall } from '#domain/trip.ts';
import { clockOf } from '#lib/time/moment.ts';
import { formatClock } from '#site/i18n/format.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { useAtTime } from '#site/live/server-clock.ts';
import { lineMapPath, seenFrom, tripPath, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import { TripMap } from '../maps/trip-map.tsx';
import type { TripMapData } from '../maps/trip-map.server.ts';
import { ButtonLink } from '#site/ui/button/button.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';

interface TripSideProps {
  readonly trip: Trip;
  readonly call: TripCall;
  readonly isAccessible: boolean;
  /** Who runs it, where several agencies run the lines of the network. */
  readonly operator: string | undefined;
  readonly map: TripMapData | undefined;
  readonly place: SchedulePlace;
  readonly styleUrl: string | undefined;
}

/** Beside the stops: the map of the trip, what is known of its bus, and how to take it along. */
export function TripSide({ trip, call, isAccessible, operator, map, place, styleUrl }: TripSideProps) {
  const words = useTexts('routes');
  const texts = words.trip;
  const { number, direction, tripDate: date, tripId, bus } = trip;
  const page = { number, direction, stop: call.code, date, tripId };
  const largeMap = (
    <ButtonLink
      kind="secondary"
      icon="map"
      wide
      href={seenFrom(lineMapPath(place, { number, direction }), call.code)}
    >
      {texts.map}
    </ButtonLink>
  );
  return (
    <section className="trip-side" aria-label={texts.facts(trip.mode)}>
      <div className="trip-map" data-has-map={map !== undefined || undefined}>
        {map ? (
          <TripMap
            map={map}
            trip={trip}
            yours={call.code}
            place={place}
            styleUrl={styleUrl}
            below={largeMap}
          />
        ) : (
          largeMap
        )}
      </div>
      <p className="trip-actions">
        {/* A file, which no navigation can show. */}
        <a className="button" data-kind="quiet" data-wide="true" href={`${tripPath(place, page)}?format=ics`}>
          <Icon name="calendar" />
          <span>{texts.calendar}</span>
        </a>
      </p>
      {(bus !== undefined || isAccessible || operator !== undefined) && (
        <dl className="schedule-facts">
          {operator !== undefined && (
            <div>
              <dt>{words.line.operatedBy}</dt>
              <dd>
                <PlaceName>{operator}</PlaceName>
              </dd>
            </div>
          )}
          {bus && (
            <>
              <div>
                <dt>{texts.vehicleId(trip.mode)}</dt>
                <dd>{bus.id}</dd>
              </div>
              <div>
                <dt>{texts.position}</dt>
                <dd>
                  <Icon name="live" size="s" />
                  <span>
                    {texts.positionAt(formatClock(clockOf(bus.updated), place.locale))},{' '}
                    <Age of={bus.updated.at} at={trip.at} />
                  </span>
                </dd>
              </div>
            </>
          )}
          {isAccessible && (
            <div>
              <dt>{texts.access}</dt>
              <dd>
                <Icon name="accessible" size="s" />
                {texts.accessible}
              </dd>
            </div>
          )}
        </dl>
      )}
    </section>
  );
}

const minuteMs = 60_000;

/** How old a position is, drawn again with the minute. */
function Age({ of, at }: { readonly of: number; readonly at: number }) {
  const texts = useTexts('routes').trip;
  const minutes = useAtTime(at, (now) => Math.max(0, Math.floor((now - of) / minuteMs)));
  return minutes === 0 ? texts.agoSeconds : texts.agoMinutes(minutes);
}
