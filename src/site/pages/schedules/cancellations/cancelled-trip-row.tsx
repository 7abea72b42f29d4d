import { Fragment, type ReactNode } from 'react';
import { clockOf, dayOf } from '#lib/time/moment.ts';
import { formatClock, formatDayOfYear } from '#site/i18n/format.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import type { NoticeHref } from '#site/routing/notice-paths.ts';
import { stopPath, tripPath, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import { ClockText } from '#site/ui/clock-text/clock-text.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import type { CancelledTrip } from './describe-lines.server.ts';

interface CancelledTripRowProps {
  readonly trip: CancelledTrip;
  /** The day of the page: what was announced on another one says so. */
  readonly date: string;
  readonly place: SchedulePlace;
  /** Where the notice is read that gives the reason. */
  readonly noticeHref: NoticeHref;
}

/** One trip: when it was to leave, where to, what became of it, and what to take instead. */
export function CancelledTripRow({ trip, date, place, noticeHref }: CancelledTripRowProps) {
  const all = useTexts('routes');
  const texts = all.cancellations;
  const clock = (minutes: number) => formatClock(minutes, place.locale);
  const isOff = trip.kind === 'cancelled' && trip.restored === undefined;
  const time = <ClockText moment={trip.leaves} />;
  const announced = clock(clockOf(trip.announced));
  const announcedDay = dayOf(trip.announced);
  return (
    <div className="cancelled-trip">
      <p className="cancelled-trip-name">
        <span className="cancelled-trip-time">{isOff ? <s>{time}</s> : time}</span>{' '}
        <TripLink trip={trip} place={place}>
          {all.schedules.towards('')}
          <PlaceName>{trip.towards}</PlaceName>
        </TripLink>
      </p>
      {trip.restored ? (
        <p className="cancelled-trip-state">
          <Icon name="check" size="s" />
          <b>{texts.restoredAt(clock(clockOf(trip.restored)))}</b>
        </p>
      ) : (
        <p className="cancelled-trip-state">
          <Icon name={trip.kind === 'cancelled' ? 'cancelled' : 'pole-barred'} size="s" />
          <span>
            <WhatIsOff trip={trip} place={place} />
            {trip.next && (
              <>
                {texts.butNext}
                <b>{texts.nextAt(clock(clockOf(trip.next)))}</b>
              </>
            )}
          </span>
        </p>
      )}
      <p className="cancelled-trip-when">
        {trip.restored && (
          <>
            <WhatIsOff trip={trip} place={place} />
            {', '}
          </>
        )}
        {announcedDay === date
          ? texts.announcedAt(announced)
          : texts.announcedOn(formatDayOfYear(announcedDay, place.locale), announced)}
      </p>
      {trip.notice && <Reason notice={trip.notice} href={noticeHref(trip.notice)} />}
    </div>
  );
}

interface ReasonProps {
  readonly notice: NonNullable<CancelledTrip['notice']>;
  readonly href: string | undefined;
}

function Reason({ notice, href }: ReasonProps) {
  const texts = useTexts('routes').cancellations;
  return (
    <p className="cancelled-trip-why">
      {`${texts.reason} `}
      {href === undefined ? notice.title : <ContentLink href={href}>{notice.title}</ContentLink>}
    </p>
  );
}

/** That it does not run, or where it does not stop. */
function WhatIsOff({ trip, place }: Pick<CancelledTripRowProps, 'trip' | 'place'>) {
  const texts = useTexts().board;
  if (trip.kind === 'shortened') return <LeftOut stops={trip.stops} place={place} />;
  return <span className="cancelled-trip-off">{texts.state.cancelled}</span>;
}

/** Its page, where the timetable still has the trip. */
function TripLink({
  trip: { number, direction, firstStop, tripDate, tripId },
  place,
  children,
}: Pick<CancelledTripRowProps, 'trip' | 'place'> & { readonly children: ReactNode }) {
  if (firstStop === undefined) return <span>{children}</span>;
  const page = { number, direction, stop: firstStop, date: tripDate, tripId };
  return <ContentLink href={tripPath(place, page)}>{children}</ContentLink>;
}

/** The stops a trip does not serve: their names, or their numbers once the timetable has forgotten them. */
function LeftOut({
  stops,
  place,
}: {
  readonly stops: CancelledTrip['stops'];
  readonly place: SchedulePlace;
}) {
  const texts = useTexts('routes').cancellations;
  return (
    <>
      <span className="cancelled-trip-off">{texts.leavesOut(stops.length)}</span>{' '}
      {stops.map(({ code, name }, index) => (
        <Fragment key={code}>
          {index > 0 && (index === stops.length - 1 ? ` ${texts.and} ` : ', ')}
          <ContentLink href={stopPath(place, code)}>
            {name === undefined ? code : <PlaceName>{name}</PlaceName>}
          </ContentLink>
        </Fragment>
      ))}
    </>
  );
}
