import type { DirectionNow } from '#domain/line-now.ts';
import type { StopInstead } from '#domain/line-stops.ts';
import type { Mode } from '#domain/mode.ts';
import { clockOf } from '#lib/time/moment.ts';
import { formatClock } from '#site/i18n/format.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { stopOnLinePath, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import { Icon } from '#site/ui/icon/icon.tsx';
import { LinkRow } from '#site/ui/link-row/link-row.tsx';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';

interface StopInsteadRowProps {
  readonly instead: StopInstead;
  readonly way: { readonly number: string; readonly direction: string };
  readonly next: DirectionNow | undefined;
  readonly place: SchedulePlace;
  readonly mode: Mode | undefined;
}

/** Where to get on instead of a stop that is not served, and when. */
export function StopInsteadRow({ instead, way, next, place, mode }: StopInsteadRowProps) {
  const texts = useTexts('routes');
  const locale = useLocale();
  const { code, name, walkMinutes } = instead;
  const expected = next?.next[code]?.expected;
  const bus = expected && texts.line.runAtTime(formatClock(clockOf(expected), locale), mode);
  return (
    <ul className="link-rows">
      <li>
        <LinkRow
          href={stopOnLinePath(place, { ...way, stop: code })}
          lead={<Icon name="walk" />}
          detail={[texts.board.walk(walkMinutes), bus].filter((part) => part).join(', ')}
        >
          <PlaceName>{name}</PlaceName>
        </LinkRow>
      </li>
    </ul>
  );
}
