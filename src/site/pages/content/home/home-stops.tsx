import { useLayoutEffect, useRef } from 'react';
import type { LineSummary } from '#domain/line.ts';
import { listOwnStops, useMyStops } from '#site/device/my-stops.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { NearMe } from '#site/own-stops/near-me.tsx';
import { OwnStopList } from '#site/own-stops/own-stop-list.tsx';
import type { SchedulePlace } from '#site/routing/schedule-paths.ts';
import type { ShellServiceType } from '#site/view.ts';
import { FirstLines } from './first-lines.tsx';

interface HomeStopsProps {
  readonly type: ShellServiceType | undefined;
  readonly firstLines: readonly LineSummary[];
  readonly place: SchedulePlace;
}

/** As many as fit on the first screen of a phone. */
const mostStops = 2;

/**
 * The rider's last two stops with their departures, or on a first visit the lines most riders take. Only the device
 * knows the stops, so they come after the page: they take the place of the lines and keep its height, and nothing below
 * moves.
 */
export function HomeStops({ type, firstLines, place }: HomeStopsProps) {
  const texts = useTexts().home;
  const stops = listOwnStops(useMyStops()).slice(0, mostStops);
  const area = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = area;
    if (!current) return undefined;
    current.style.minBlockSize = `${current.offsetHeight}px`;
    const release = () => {
      current.style.minBlockSize = '';
    };
    // At another width the height is another one, and everything moves anyway.
    window.addEventListener('resize', release, { once: true });
    return () => window.removeEventListener('resize', release);
  }, []);
  return (
    <div className="page-width home-stops" ref={area}>
      {stops.length > 0 ? (
        <section aria-labelledby="home-own">
          <h2 className="visually-hidden" id="home-own">
            {texts.ownStops}
          </h2>
          <OwnStopList stops={stops} place={place} />
        </section>
      ) : (
        type && firstLines.length > 0 && <FirstLines type={type} lines={firstLines} place={place} />
      )}
      {/* Another element for each: one that moves from place to place would be a shift of the page. */}
      <div className="home-near" key={stops.length > 0 ? 'own' : 'first'}>
        <NearMe place={place} label={texts.nearMe} wide />
      </div>
    </div>
  );
}
