import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { directionAt, directionNow, type DirectionNow } from '#domain/line-now.ts';
import type { LineNow } from '#domain/line-sheet.ts';
import { rememberedStop } from '#site/device/line-stops.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { useLineNow } from '#site/live/use-line.ts';
import { useNow } from '#site/live/server-clock.ts';
import type { PageProps } from '#site/pages/page-props.ts';
import { schedulePagePath, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import { pageHeadingId } from '#site/ui/page-heading/page-heading.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import type { PageView } from '#site/view.ts';
import { LineStops } from '../line/line-stops.tsx';
import { FailedNote } from '../failed-note.tsx';
import { TrustStrip } from '../stop/trust-strip.tsx';
import '../maps/map-page.css';
import type { LineMapData, LineMapView } from './data.server.ts';
import { LineMapHead } from './line-map-head.tsx';
import { LineMap } from './line-map.tsx';
import './page.css';

/** A line on the map: where its buses are, and every stop in words beside or under it. */
export default function LineMapPage({ view, data }: PageProps<LineMapData>) {
  const place = { base: view.shell.links.schedules, locale: useLocale() };
  if (data.kind === 'failed') return <FailedLineMap view={view} number={data.number} />;
  if (!data.now) return <LineMapScreen view={view} data={data} place={place} now={undefined} />;
  return <LiveLineMap view={view} data={data} place={place} first={data.now} />;
}

interface ScreenProps {
  readonly view: PageView;
  readonly data: LineMapView;
  readonly place: SchedulePlace;
}

/** Old news of buses goes after a while. */
const stepMs = 5000;

function LiveLineMap({ first, ...props }: ScreenProps & { readonly first: LineNow }) {
  const { line, direction } = props.data;
  const value = useLineNow(first, line.number);
  const now = directionAt(directionNow(value, direction.direction), useNow(value.at, stepMs));
  const isStale = now.trust.kind === 'stale';
  const buses = isStale ? [] : value.buses.filter((bus) => bus.direction === direction.direction);
  return <LineMapScreen {...props} now={now} buses={buses} />;
}

interface LineMapScreenProps extends ScreenProps {
  readonly now: DirectionNow | undefined;
  readonly buses?: LineNow['buses'];
}

const noBuses: LineNow['buses'] = [];

function LineMapScreen({ view, data, place, now, buses = noBuses }: LineMapScreenProps) {
  const yours = useYours(data, view.route.url.includes('arret='));
  const texts = useTexts('map').map;
  const list = useRef<HTMLDivElement>(null);
  // Beside the map the list scrolls by itself: the rider's stop is in its middle.
  useLayoutEffect(() => {
    if (yours === undefined) return;
    const box = list.current;
    const row = box?.querySelector<HTMLElement>('[data-yours="true"]');
    if (!box || !row || box.scrollHeight <= box.clientHeight) return;
    box.scrollTop = row.offsetTop - box.offsetTop - box.clientHeight / 2;
  }, [yours]);
  return (
    <div className="map-page" data-has-map={data.drawings !== undefined || undefined}>
      <LineMapHead data={data} now={now} yours={yours} place={place} />
      {data.drawings && (
        <div className="map-page-box">
          <LineMap
            data={data}
            drawings={data.drawings}
            now={now}
            buses={buses}
            yours={yours}
            place={place}
            styleUrl={view.shell.mapStyleUrl}
          />
        </div>
      )}
      <div className="map-page-list" ref={list}>
        {now && <TrustStrip trust={now.trust} />}
        <LineStops data={data} now={now} yours={yours} place={place} />
        <p className="line-map-network">
          <ContentLink href={schedulePagePath(place, 'map')}>{texts.network}</ContentLink>
        </p>
      </div>
    </div>
  );
}

/** The stop of the address; without one, the stop that this device remembers, or where riders first get on. */
function useYours({ line, direction, stops, yours }: LineMapView, isAsked: boolean): string | undefined {
  const recall = () => {
    const code = isAsked ? undefined : rememberedStop(line.number, direction.direction);
    return stops.some((stop) => stop.code === code) ? code : yours;
  };
  return useSyncExternalStore(never, recall, () => yours);
}

const never = () => () => {};

function FailedLineMap({ view, number }: { readonly view: PageView; readonly number: string }) {
  const texts = useTexts('routes').line;
  return (
    <div className="page-width line-map-failed">
      <h1 id={pageHeadingId} tabIndex={-1}>
        {texts.title(number)}
      </h1>
      <FailedNote view={view} />
    </div>
  );
}
