import { useEffect } from 'react';
import type { Departure } from '#domain/departure.ts';
import { noteVisit, ownStopOf } from '#site/device/my-stops.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import { departurePath, schedulePagePath, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import { FoldedMap } from '../maps/folded-map.tsx';
import { StopMap } from '../maps/stop-map.tsx';
import type { StopData } from './data.server.ts';
import { FailedBoard } from './failed-board.tsx';
import { StopBoardView } from './stop-board.tsx';
import { StopHead } from './stop-head.tsx';
import { useStopParts } from './stop-parts.ts';
import { PlatformList } from './platform-list.tsx';
import { LinesHere, NearbyStops } from './stop-more.tsx';
import { StopTools } from './stop-tools.tsx';
import './page.css';

/** A stop: what leaves from it next, then the rest. */
export default function StopPage({ view, data }: PageProps<StopData>) {
  const place = { base: view.shell.links.schedules, locale: useLocale() };
  const { DisplayBoard } = useStopParts();
  if (data.kind === 'display') return DisplayBoard && <DisplayBoard data={data} view={view} place={place} />;
  if (data.kind === 'failed') return <FailedBoard view={view} code={data.code} />;
  return <Stop view={view} data={data} place={place} />;
}

type LoadedStop = Extract<StopData, { kind: 'board' }>;

function Stop({ view, data, place }: PageProps<LoadedStop> & { readonly place: SchedulePlace }) {
  const texts = useTexts('map').map;
  const { board, lines, isTemporary, nearby, drawing, day } = data;
  const { station, platforms = [] } = board;
  const { code, name, platforms: joined } = board.stop;
  useEffect(() => noteVisit(ownStopOf({ code, name, platforms: joined })), [code, name, joined]);
  const hrefOf = (departure: Departure) => departurePath(place, departure, code);
  const { StopDayView } = useStopParts();
  return (
    <>
      <StopHead stop={board.stop} isTemporary={isTemporary} station={station} place={place} />
      <div className="page-width stop-page">
        {day && StopDayView ? (
          <StopDayView {...day} board={board} place={place} noticesBase={view.shell.links.notices} />
        ) : (
          <StopBoardView
            first={board}
            place={place}
            hrefOf={hrefOf}
            asked={view.route.url}
            timeZone={view.shell.operator.timeZone}
            noticesBase={view.shell.links.notices}
            phone={view.shell.operator.phones.general}
          />
        )}
        <div className="stop-more">
          <PlatformList platforms={platforms} count={board.stop.platforms ?? 0} place={place} />
          <LinesHere board={board} lines={lines} place={place} />
          <NearbyStops stops={nearby} place={place} />
        </div>
        <div className="stop-side">
          {drawing && (
            <FoldedMap>
              <StopMap
                board={board}
                nearby={nearby}
                drawing={drawing}
                place={place}
                styleUrl={view.shell.mapStyleUrl}
              />
            </FoldedMap>
          )}
          <p className="stop-network">
            <ContentLink href={schedulePagePath(place, 'map')}>{texts.network}</ContentLink>
          </p>
          <StopTools path={view.route.url} stop={board.stop} />
        </div>
      </div>
    </>
  );
}
