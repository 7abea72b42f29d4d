import { shortEnd } from '#domain/line.ts';
import { clockOf } from '#lib/time/moment.ts';
import { formatClock } from '#site/i18n/format.ts';
import { nameLang } from '#site/i18n/name-lang.ts';
import { useLocale, useNamesLanguage, useTexts } from '#site/i18n/texts.tsx';
import { linePath, typeAnchor, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import { ButtonLink } from '#site/ui/button/button.tsx';
import { useServiceType } from '#site/i18n/operator-traits.ts';
import { LineBanner } from '#site/ui/line-banner/line-banner.tsx';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import type { LineHead, LineView, LineWay } from './line-data.ts';
import { daysWords } from './line-words.ts';

interface LineTopProps {
  readonly head: LineHead & Partial<Pick<LineView, 'direction' | 'other' | 'runs'>>;
  readonly place: SchedulePlace;
  /** The day of the address: the other direction is shown on the same one. */
  readonly date?: string | undefined;
}

/** The banner of the line, with the way to its other direction. */
export function LineTop({ head: { line, ends, direction, other, runs }, place, date }: LineTopProps) {
  const { key, name } = useServiceType(line.serviceTypeCode);
  const isKnown = name.fr !== '';
  const shownTowards = direction?.towards ?? (ends.length > 1 ? undefined : ends[0]);
  return (
    <LineBanner
      lines={[line]}
      ends={ends.length > 1 ? ends.map(shortEnd) : undefined}
      towards={shownTowards && shortEnd(shownTowards)}
      words={runs && <RunsWords line={line} runs={runs} />}
      wordsOn="wide"
      detailsHref={`${place.base}#${typeAnchor(isKnown ? key : undefined)}`}
    >
      {other && (
        <SwapLink other={other} href={linePath(place, { ...line, direction: other.direction, date })} />
      )}
    </LineBanner>
  );
}

function RunsWords({ line, runs }: Pick<LineView, 'line' | 'runs'>) {
  const texts = useTexts('routes').line;
  const locale = useLocale();
  const names = useNamesLanguage();
  const { name } = useServiceType(line.serviceTypeCode);
  const { first, last, days } = runs;
  const hours =
    first && last && texts.hours(formatClock(clockOf(first), locale), formatClock(clockOf(last), locale));
  const rest = [daysWords(days, texts), hours].filter((part) => part).join(', ');
  return (
    <>
      <span lang={nameLang(name, locale, names)}>{name[locale]}</span>
      {name[locale] && rest && ', '}
      {rest}
    </>
  );
}

function SwapLink({ other, href }: { readonly other: LineWay; readonly href: string }) {
  const texts = useTexts('routes').line;
  return (
    <ButtonLink kind="secondary" icon="swap" href={href}>
      <VisuallyHidden>{`${texts.changeDirection} `}</VisuallyHidden>
      {texts.towards} <PlaceName>{shortEnd(other.towards)}</PlaceName>
    </ButtonLink>
  );
}
