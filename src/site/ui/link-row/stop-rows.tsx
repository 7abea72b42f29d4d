import type { ReactNode } from 'react';
import type { LineDirectionRef, LineRef } from '#domain/line.ts';
import type { StopClosure } from '#domain/notices/notice-ref.ts';
import { closureWords } from '#site/i18n/closure-words.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { useToday } from '#site/i18n/today.ts';
import { Icon } from '#site/ui/icon/icon.tsx';
import { NumberBadge } from '#site/ui/line-badge/number-badge.tsx';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';
import { StopTag } from '#site/ui/stop-tag/stop-tag.tsx';
import { LinkRow } from './link-row.tsx';

interface StopRowProps {
  href: string;
  code: string;
  name: string;
  /** The lines that stop there: each number is shown once. */
  lines?: readonly LineRef[];
  walkMinutes?: number | undefined;
  /** Where no line stops for now. */
  closure?: StopClosure | undefined;
  /** It joins several platforms. */
  isStation?: boolean | undefined;
  /** That of its station. */
  platform?: string | undefined;
  /** The name with what was searched for marked in it. */
  marked?: ReactNode;
}

/** A stop on a list: its plate, its name, its lines, how far it is on foot. */
export function StopRow(props: StopRowProps) {
  const { href, code, name, lines, walkMinutes, closure, isStation, platform, marked } = props;
  const texts = useTexts().board;
  return (
    <LinkRow
      href={href}
      lead={<StopTag number={code} isStation={isStation} />}
      detail={
        closure || (lines && lines.length > 0) ? <StopFacts lines={lines} closure={closure} /> : undefined
      }
      end={
        walkMinutes === undefined ? undefined : (
          <>
            <Icon name="walk" size="s" />
            {texts.walk(walkMinutes)}
          </>
        )
      }
    >
      {marked ?? <PlaceName>{name}</PlaceName>}
      {platform !== undefined && <span className="link-row-soft">{` ${texts.platform(platform)}`}</span>}
    </LinkRow>
  );
}

interface StopFactsProps extends Pick<StopRowProps, 'lines' | 'closure'> {
  most?: number | undefined;
}

/** That a stop is closed and where to go instead; then its lines. */
export function StopFacts({ lines, closure, most }: StopFactsProps) {
  const texts = useTexts().board;
  const locale = useLocale();
  const today = useToday();
  return (
    <>
      {closure && (
        <span className="stop-closed">
          <Icon name="pole-barred" size="s" /> {closureWords(closure, { texts, locale, today })}
        </span>
      )}
      {lines && lines.length > 0 && <LineBadges lines={lines} most={most} />}
    </>
  );
}

interface LineBadgesProps {
  lines: readonly (LineRef | LineDirectionRef)[];
  /** As many as are shown before the others are only counted. */
  most?: number | undefined;
  size?: 'xs' | 's';
}

/** Small badges of the lines that meet somewhere, each number once; beyond some, how many more. */
export function LineBadges({ lines, most = 8, size = 's' }: LineBadgesProps) {
  const texts = useTexts().ui;
  const once = [...new Map(lines.map((line) => [line.number, line])).values()];
  const shown = once.length > most + 1 ? once.slice(0, most) : once;
  return (
    <span className="badges">
      {shown.map((line) => (
        <NumberBadge key={line.number} line={line} size={size} />
      ))}
      {once.length > shown.length && <span>{texts.more(once.length - shown.length)}</span>}
    </span>
  );
}
