import { groupLines } from '#domain/line-groups.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import { linePath, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import { Disclosure } from '#site/ui/disclosure/disclosure.tsx';
import { NumberBadge } from '#site/ui/line-badge/number-badge.tsx';
import { LineEnds } from '#site/ui/line-ends/line-ends.tsx';
import { LinkRow } from '#site/ui/link-row/link-row.tsx';
import { pageHeadingId } from '#site/ui/page-heading/page-heading.tsx';
import { useState } from 'react';
import type { StopNearby } from '#domain/stop-search.ts';
import { FailedNote } from '../failed-note.tsx';
import '../maps/map-page.css';
import type { NetworkMapData } from './data.server.ts';
import { NetworkMap } from './network-map.tsx';
import { StopsAround } from './stops-around.tsx';
import './page.css';

const noStops: readonly StopNearby[] = [];

/** The whole network: the map, and every line in words. */
export default function NetworkMapPage({ view, data }: PageProps<NetworkMapData>) {
  const texts = useTexts('map').map;
  const place = { base: view.shell.links.schedules, locale: useLocale() };
  const [around, setAround] = useState<readonly StopNearby[]>();
  const { lines, network } = data;
  return (
    <div className="map-page" data-has-map={network !== undefined || undefined}>
      <div className="map-page-head network-map-head">
        <h1 id={pageHeadingId} tabIndex={-1}>
          {texts.network}
        </h1>
        <p className="needs-script">{texts.networkHelp}</p>
      </div>
      {network && (
        <div className="map-page-box">
          <NetworkMap
            network={network}
            lineCount={lines?.length ?? 0}
            place={place}
            styleUrl={view.shell.mapStyleUrl}
            stops={data.stops ?? noStops}
            around={around}
            onAround={setAround}
          />
        </div>
      )}
      <div className="map-page-list">
        {around && <StopsAround stops={around} place={place} />}
        {lines ? (
          <NetworkLines data={lines} view={view} place={place} />
        ) : (
          <FailedNote view={view} title={texts.networkFailed} />
        )}
      </div>
    </div>
  );
}

interface NetworkLinesProps extends Pick<PageProps, 'view'> {
  readonly data: NonNullable<NetworkMapData['lines']>;
  readonly place: SchedulePlace;
}

function NetworkLines({ data, view, place }: NetworkLinesProps) {
  const texts = useTexts('map').map;
  const locale = useLocale();
  const groups = groupLines(view.shell.operator.serviceTypes, data).filter(({ lines }) => lines.length > 0);
  return (
    <section aria-labelledby="network-lines">
      <h2 id="network-lines">{texts.networkLines}</h2>
      {groups.map(({ type, lines }, index) => (
        <Disclosure
          key={type?.key ?? ''}
          open={index === 0}
          summary={`${type?.name[locale] ?? texts.otherLines} (${lines.length})`}
        >
          <ul className="link-rows">
            {lines.map((line) => (
              <li key={line.number}>
                <LinkRow href={linePath(place, line)} lead={<NumberBadge line={line} />}>
                  <LineEnds ends={line.ends} />
                </LinkRow>
              </li>
            ))}
          </ul>
        </Disclosure>
      ))}
    </section>
  );
}
