import { useEffect } from 'react';
import { shortEnd } from '#domain/line.ts';
import { findCall, type Trip } from '#domain/trip.ts';
import { noteVisit } from '#site/device/my-stops.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { NoticeOfBoard } from '#site/live/board-notices.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import { cancellationsPath, stopPath, tripPath, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import { BoardNote } from '#site/ui/board-note/board-note.tsx';
import { ButtonLink } from '#site/ui/button/button.tsx';
import { ClockText } from '#site/ui/clock-text/clock-text.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { LineBanner } from '#site/ui/line-banner/line-banner.tsx';
import { pageHeadingId } from '#site/ui/page-heading/page-heading.tsx';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import { FailedNote } from '../failed-note.tsx';
import { TrustStrip } from '../stop/trust-strip.tsx';
import type { LoadedTrip, OtherTrip, TripData } from './data.server.ts';
import { TripAccess } from './trip-access.tsx';
import { TripAnswer } from './trip-answer.tsx';
import { TripSide } from './trip-side.tsx';
import { TripStops } from './trip-stops.tsx';
import { useTrip } from './use-trip.ts';
import '../facts.css';
import './page.css';

/** A trip: when its bus is at the rider's stop, where it is now, and when it is at all its other stops. */
export default function TripPage({ view, data }: PageProps<TripData>) {
  const place = { base: view.shell.links.schedules, locale: useLocale() };
  if (data.kind === 'failed') return <FailedTrip view={view} number={data.number} />;
  // A navigation to another trip or stop begins anew.
  return (
    <LiveTrip
      key={`${data.trip.tripId} ${data.trip.tripDate}`}
      data={data}
      place={place}
      styleUrl={view.shell.mapStyleUrl}
      noticesBase={view.shell.links.notices}
    />
  );
}

interface TripProps {
  readonly data: LoadedTrip;
  readonly place: SchedulePlace;
}

interface LiveTripProps extends TripProps {
  readonly styleUrl: string | undefined;
  /** Where all notices are. */
  readonly noticesBase: string;
}

function LiveTrip({ data, place, styleUrl, noticesBase }: LiveTripProps) {
  const { trip: first, stop, connections, isAccessible, operator, map, next } = data;
  const texts = useTexts('routes').trip;
  const trip = useTrip(first, stop);
  const shown = trip ?? first;
  const yours = findCall(shown, stop) ?? 0;
  const call = shown.calls[yours];
  const name = call?.name ?? '';
  useEffect(() => noteVisit({ code: stop, name }), [stop, name]);
  return (
    <>
      <TripBanner trip={shown} data={data} place={place} />
      <div className="page-width trip-page">
        {!trip && <GoneTrip stop={stop} place={place} />}
        {trip && call && (
          <>
            <TripAnswer trip={trip} call={call} next={next} place={place} />
            <div className="trip-main">
              <TrustStrip trust={trip.trust} />
              {trip.notices?.map((notice) => (
                <NoticeOfBoard key={notice.id} notice={notice} base={noticesBase} />
              ))}
              {trip.isCancelled && (
                <p className="trip-all-cancelled">
                  <ContentLink href={cancellationsPath(place, trip.tripDate)}>
                    {texts.allCancelled}
                  </ContentLink>
                </p>
              )}
              <TripAccess trip={trip} yours={yours} />
              <TripStops trip={trip} yours={yours} connections={connections} place={place} />
            </div>
            <TripSide
              trip={trip}
              call={call}
              isAccessible={isAccessible}
              operator={operator}
              map={map}
              place={place}
              styleUrl={styleUrl}
            />
          </>
        )}
      </div>
    </>
  );
}

interface TripBannerProps extends TripProps {
  readonly trip: Trip;
}

function TripBanner({ trip, data: { before, after, stop }, place }: TripBannerProps) {
  const texts = useTexts('routes').trip;
  const [first] = trip.calls;
  const words = first && (
    <>
      {texts.leaves(shortEnd(first.name))}
      <PlaceName>{shortEnd(first.name)}</PlaceName> {texts.leavesAt} <ClockText moment={first.planned} />
    </>
  );
  const hrefOf = ({ tripId, date }: OtherTrip) =>
    tripPath(place, { number: trip.number, direction: trip.direction, stop, date, tripId });
  return (
    <LineBanner lines={[trip]} towards={shortEnd(trip.towards)} words={words}>
      {(before ?? after) && (
        <nav className="trip-others" aria-label={texts.others}>
          {before && (
            <ContentLink href={hrefOf(before)}>
              <Icon name="chevron-left" size="s" />
              <VisuallyHidden>{`${texts.before} `}</VisuallyHidden>
              <ClockText moment={before.planned} />
            </ContentLink>
          )}
          {after && (
            <ContentLink href={hrefOf(after)}>
              <VisuallyHidden>{`${texts.after} `}</VisuallyHidden>
              <ClockText moment={after.planned} />
              <Icon name="chevron-right" size="s" />
            </ContentLink>
          )}
        </nav>
      )}
    </LineBanner>
  );
}

/** Another timetable came while the page was open, and it has no such trip. */
function GoneTrip({ stop, place }: { readonly stop: string; readonly place: SchedulePlace }) {
  const texts = useTexts('routes').trip;
  return (
    <div className="trip-gone" role="status">
      <BoardNote icon="alert" title={texts.gone}>
        <p>{texts.goneHelp}</p>
      </BoardNote>
      <p>
        <ButtonLink href={stopPath(place, stop)}>{texts.goToStop}</ButtonLink>
      </p>
    </div>
  );
}

function FailedTrip({ view, number }: Pick<PageProps<TripData>, 'view'> & { readonly number: string }) {
  const texts = useTexts().ui;
  return (
    <div className="page-width trip-failed">
      <h1 id={pageHeadingId} tabIndex={-1}>{`${texts.line} ${number}`}</h1>
      <FailedNote view={view} />
    </div>
  );
}
