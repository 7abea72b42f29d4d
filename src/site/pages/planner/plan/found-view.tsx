import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { MapDrawing } from '#site/map/map-drawing.tsx';
import { MapView } from '#site/map/map-view.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import { stopPath } from '#site/routing/schedule-paths.ts';
import { ButtonLink } from '#site/ui/button/button.tsx';
import { GoneNote } from './gone-note.tsx';
import { JourneyList } from './journey-list.tsx';
import { JourneyView } from './journey-view.tsx';
import type { FoundData, JourneyStep, ResultsHead as Head } from './results-data.ts';
import { ResultsHead } from './results-head.tsx';
import { StaleStrip } from './stale-strip.tsx';
import { useFreshResults } from './use-fresh-results.ts';

interface FoundViewProps {
  readonly view: PageProps['view'];
  readonly data: Head & FoundData;
}

/** The ways that were found, one of them whole, and where it goes. */
export function FoundView({ view, data: first }: FoundViewProps) {
  const texts = useTexts('journeys').journeys;
  const { data, isStale } = useFreshResults(first, view.route.url);
  const { rows, at, gone, chosen, paths } = data;
  return (
    <div className="page-width plan">
      <ResultsHead head={data} />
      <GoneNote gone={gone} />
      {isStale && <StaleStrip at={at} timeZone={view.shell.operator.timeZone} url={view.route.url} />}
      <div className="plan-columns">
        <section className="plan-list screen-only" aria-labelledby="plan-list">
          <h2 className="visually-hidden" id="plan-list">
            {texts.list}
          </h2>
          <JourneyList rows={rows} at={at} />
          <div className="plan-more">
            <ButtonLink kind="secondary" icon="chevron-up" href={paths.earlier}>
              {texts.earlier}
            </ButtonLink>
            <ButtonLink kind="secondary" icon="chevron-down" href={paths.later}>
              {texts.later}
            </ButtonLink>
          </div>
        </section>
        <JourneyView
          journey={chosen}
          title={texts.title(data.from, data.to)}
          notices={view.shell.links.notices}
          to={data.to}
        />
        <JourneyMap view={view} data={data} />
      </div>
    </div>
  );
}

function JourneyMap({ view, data }: FoundViewProps) {
  const texts = useTexts('journeys').journeys;
  const locale = useLocale();
  const { map, steps } = data.chosen;
  if (!map) return null;
  const label = texts.mapOf(mapWords(steps, texts));
  const place = { base: view.shell.links.schedules, locale };
  return (
    <div className="plan-map">
      <MapView
        opens="asked"
        drawing={<MapDrawing drawing={map.drawing} label={label} />}
        map={{
          label,
          scene: map.scene,
          start: 'all',
          buses: [],
          // Other places are called by their names, stops by their numbers.
          hrefOfStop: ({ code, spoken }) => (spoken === undefined ? stopPath(place, code) : data.paths.edit),
          styleUrl: view.shell.mapStyleUrl,
        }}
      />
    </div>
  );
}

/** « le 807 jusqu’à Observatoire, puis le 79 jusqu’à l’hôpital » */
function mapWords(
  steps: readonly JourneyStep[],
  texts: ReturnType<typeof useTexts<'journeys'>>['journeys'],
): string {
  const rides = steps.flatMap((step) =>
    step.kind === 'ride' ? [texts.mapRide(step.number, step.stops.at(-1)?.name ?? '')] : [],
  );
  return rides.length > 0 ? rides.join(texts.andThen) : texts.mapWalk;
}
