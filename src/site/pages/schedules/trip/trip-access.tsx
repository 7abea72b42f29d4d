import type { Trip } from '#domain/trip.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { AlongNote, RequestNote } from '#site/ui/access-note/access-note.tsx';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';

interface TripAccessProps {
  readonly trip: Trip;
  /** Which call is the rider's. */
  readonly yours: number;
}

/** Whom to ask before the bus stops at the rider's stop, and where one gets on or off between stops. */
export function TripAccess({ trip, yours }: TripAccessProps) {
  const texts = useTexts().access;
  const { calls, along = [], isCancelled } = trip;
  const last = calls.length - 1;
  const call = calls[yours];
  if (isCancelled) return null;
  return (
    <>
      {call?.onRequest && !call.isSkipped && !call.hasPassed && <RequestNote request={call.onRequest} />}
      {along.map(({ from, to, ...ride }) => (
        <AlongNote
          key={from}
          along={ride}
          place={
            from === 0 && to === last ? (
              texts.between
            ) : (
              <>
                {texts.from} <PlaceName>{calls[from]?.name ?? ''}</PlaceName> {texts.to}{' '}
                <PlaceName>{calls[to]?.name ?? ''}</PlaceName>
              </>
            )
          }
        />
      ))}
    </>
  );
}
