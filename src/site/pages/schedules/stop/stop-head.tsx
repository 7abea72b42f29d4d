import type { Stop } from '#domain/stop.ts';
import { ownStopOf, toggleKept, useMyStops } from '#site/device/my-stops.ts';
import { nameOfZone } from '#site/i18n/name-of-zone.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { stopPath, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import { Icon } from '#site/ui/icon/icon.tsx';
import { announce } from '#site/ui/live-region/announce.ts';
import { pageHeadingId } from '#site/ui/page-heading/page-heading.tsx';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';
import { StopTag } from '#site/ui/stop-tag/stop-tag.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';

interface StopHeadProps {
  readonly stop: Stop;
  readonly isTemporary: boolean;
  /** That joins this stop with other platforms. */
  readonly station?: Pick<Stop, 'code'> | undefined;
  readonly place: SchedulePlace;
}

/** The name of the stop, which stays on top, its number and its star, and what is special about it. */
export function StopHead({ stop, isTemporary, station, place }: StopHeadProps) {
  const texts = useTexts().schedules;
  const isStation = stop.platforms !== undefined;
  return (
    <>
      <div className="stop-head sign">
        <div className="page-width stop-title">
          <h1 id={pageHeadingId} tabIndex={-1}>
            <PlaceName>{stop.name}</PlaceName>
          </h1>
          <Star stop={stop} />
        </div>
      </div>
      <div className="sign">
        <div className="page-width stop-sub">
          <StopTag number={stop.code} isStation={isStation} />
          <StopFacts stop={stop} />
          {station && (
            <ContentLink className="stop-fact" href={stopPath(place, station.code)}>
              {texts.station.allPlatforms}
            </ContentLink>
          )}
          {stop.isAccessible && (
            <span className="stop-fact">
              <Icon name="accessible" size="s" />
              {isStation ? texts.station.accessible : texts.accessibleStop}
            </span>
          )}
          {isTemporary && (
            <span className="stop-fact">
              <Icon name="clock" size="s" />
              {texts.temporaryStop}
            </span>
          )}
        </div>
      </div>
    </>
  );
}

/** What tells a stop from others of the same name, and which clock its times are of. */
export function StopFacts({ stop: { platform, timeZone } }: { readonly stop: Stop }) {
  const texts = useTexts().board;
  const locale = useLocale();
  return (
    <>
      {platform !== undefined && <b className="stop-fact">{texts.platform(platform)}</b>}
      {timeZone !== undefined && (
        <span className="stop-fact">
          <Icon name="clock" size="s" />
          {texts.localTime(nameOfZone(timeZone, locale))}
        </span>
      )}
    </>
  );
}

/** Keeps the stop on this device; there is nothing to press without script. */
export function Star({ stop }: { readonly stop: Pick<Stop, 'code' | 'name' | 'platforms'> }) {
  const texts = useTexts().schedules;
  const own = ownStopOf(stop);
  const isKept = useMyStops().kept.some((kept) => kept.code === own.code);
  const words = own.isStation
    ? texts.station
    : { add: texts.addStop, kept: texts.stopKept, dropped: texts.stopDropped };
  const press = () => {
    toggleKept(own);
    announce(isKept ? words.dropped : words.kept);
  };
  return (
    <button className="stop-star needs-script" type="button" aria-pressed={isKept} onClick={press}>
      <Icon name={isKept ? 'star-full' : 'star'} />
      <VisuallyHidden>{words.add}</VisuallyHidden>
    </button>
  );
}
