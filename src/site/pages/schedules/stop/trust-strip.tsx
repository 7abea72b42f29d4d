import type { LiveTrust } from '#domain/departure.ts';
import { clockOf } from '#lib/time/moment.ts';
import { formatClock } from '#site/i18n/format.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { Strip } from '#site/ui/strip/strip.tsx';

interface TrustStripProps {
  readonly trust: LiveTrust;
}

/** Says that times are old, where they are: the planned ones are shown then. */
export function TrustStrip({ trust }: TrustStripProps) {
  const texts = useTexts().board;
  const locale = useLocale();
  if (trust.kind !== 'stale') return null;
  return (
    <Strip icon="live-broken">
      {trust.updated && `${texts.updatedAt(formatClock(clockOf(trust.updated), locale))} `}
      <b>{texts.plannedTimes}</b>
    </Strip>
  );
}
