import { useMemo, useState } from 'react';
import { boundsAround } from '#lib/local-plane.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { MapDrawing } from '#site/map/map-drawing.tsx';
import { MapView } from '#site/map/map-view.tsx';
import { tracesHere } from '#site/map/traces-here.ts';
import { useTraces } from '#site/map/use-traces.ts';
import { stopPath } from '#site/routing/schedule-paths.ts';
import { useServiceType } from '#site/i18n/operator-traits.ts';
import type { ClosedStop } from './closures.ts';
import type { DrawnWay, NoticeMapData } from './load-notice-map.server.ts';
import { describeMap } from './map-words.ts';
import { noticeScene } from './notice-scene.ts';

interface NoticeMapProps {
  readonly map: NoticeMapData;
  readonly closures: readonly ClosedStop[];
  /** Where the boards of stops are. */
  readonly base: string;
  readonly styleUrl: string | undefined;
}

/** Closed stops and where to go instead. It is drawn by the server, and opened by its button. */
export function NoticeMap({ map, closures, base, styleUrl }: NoticeMapProps) {
  const { notices: texts } = useTexts('notices');
  const locale = useLocale();
  const [isOpen, setOpen] = useState(false);
  const traces = useTraces(isOpen);
  const scene = useMemo(
    () => noticeScene(closures, tracesHere(traces, map.ways), texts.minutes),
    [closures, traces, map.ways, texts],
  );
  const label = describeMap(closures, texts);
  const { narrow, wide } = map.drawings;
  return (
    <figure className="notice-figure">
      <div className="notice-map">
        <MapView
          opens="asked"
          drawing={
            <>
              <MapDrawing drawing={narrow} label={label} widths="narrow" />
              <MapDrawing drawing={wide} label={label} widths="wide" />
            </>
          }
          onOpening={() => setOpen(true)}
          map={{
            label,
            scene,
            start: { bounds: boundsAround(scene.stops) },
            hrefOfStop: ({ code }) => stopPath({ base, locale }, code),
            styleUrl,
          }}
        />
      </div>
      <figcaption>
        <ul className="map-key">
          {[...Map.groupBy(map.ways, ({ serviceTypeCode }) => serviceTypeCode)].map(([code, ways]) => (
            <UsualWay key={code} serviceTypeCode={code} ways={ways} />
          ))}
          {narrow.footpaths !== undefined && (
            <li>
              <svg viewBox="0 0 34 12" aria-hidden="true">
                <path className="map-footpath" d="M3 6h30" />
              </svg>
              {texts.onFoot}
            </li>
          )}
        </ul>
      </figcaption>
    </figure>
  );
}

interface UsualWayProps extends Pick<DrawnWay, 'serviceTypeCode'> {
  readonly ways: readonly DrawnWay[];
}

/** What a line of one colour is: not the way of a detour, which nobody has told. */
function UsualWay({ serviceTypeCode, ways }: UsualWayProps) {
  const texts = useTexts('notices').notices;
  const { key } = useServiceType(serviceTypeCode);
  const numbers = [...new Set(ways.map(({ number }) => number))];
  return (
    <li>
      <svg viewBox="0 0 34 12" aria-hidden="true">
        <path className="map-trace" data-type={key} d="M3 6h28" />
      </svg>
      {numbers.length === 1 ? texts.usualWay(numbers[0] ?? '') : texts.usualWays(numbers.join(', '))}
    </li>
  );
}
