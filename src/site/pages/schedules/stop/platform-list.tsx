import type { PlatformOfStation } from '#domain/departure.ts';
import { platformWords } from '#site/i18n/platform-words.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { stopPath, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import { LinkRow } from '#site/ui/link-row/link-row.tsx';
import { StopFacts } from '#site/ui/link-row/stop-rows.tsx';
import { StopTag } from '#site/ui/stop-tag/stop-tag.tsx';

interface PlatformListProps {
  readonly platforms: readonly PlatformOfStation[];
  /** How many there are: a list may have the first of them alone. */
  readonly count: number;
  readonly place: SchedulePlace;
}

/** The platforms of a station, each with its own board. */
export function PlatformList({ platforms, count, place }: PlatformListProps) {
  const texts = useTexts();
  const { station } = texts.schedules;
  if (platforms.length === 0) return null;
  return (
    <section className="stop-part" aria-labelledby="platforms">
      <h2 id="platforms">{station.platforms}</h2>
      <ul className="link-rows">
        {platforms.map((platform) => (
          <li key={platform.code}>
            <LinkRow
              href={stopPath(place, platform.code)}
              lead={<StopTag number={platform.code} />}
              detail={<StopFacts lines={platform.lines} closure={platform.closure} />}
            >
              {platformWords(platform, texts)}
            </LinkRow>
          </li>
        ))}
      </ul>
      {count > platforms.length && <p>{station.others(count - platforms.length)}</p>}
    </section>
  );
}
