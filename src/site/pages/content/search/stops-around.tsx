import { walkMinutes } from '#domain/stop.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { destinationPath } from '#site/quick-search/destination-path.ts';
import { stopPath, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import { StopRow } from '#site/ui/link-row/stop-rows.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import type { FoundPlace } from './search-data.ts';

interface StopsAroundProps {
  readonly found: FoundPlace;
  readonly place: SchedulePlace;
  /** Where journeys are planned, where there is such a page. */
  readonly planner: string | undefined;
}

/** The stops around a place that the words name, and the way to plan a journey there. */
export function StopsAround({ found, place, planner }: StopsAroundProps) {
  const { siteSearch } = useTexts('search');
  return (
    <section aria-labelledby="found-place">
      <h2 id="found-place">{siteSearch.near(found.name)}</h2>
      <ul className="link-rows">
        {found.stops.map(({ code, name, lines, metres, closure }) => (
          <li key={code}>
            <StopRow
              href={stopPath(place, code)}
              code={code}
              name={name}
              lines={lines}
              walkMinutes={metres === undefined ? undefined : walkMinutes(metres)}
              closure={closure}
            />
          </li>
        ))}
      </ul>
      {planner !== undefined && (
        <p className="search-results-all">
          <ContentLink href={destinationPath(planner, found)}>{siteSearch.goTo(found.name)}</ContentLink>
        </p>
      )}
    </section>
  );
}
