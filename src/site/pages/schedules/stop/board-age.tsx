import type { LiveTrust } from '#domain/departure.ts';
import { clockOf } from '#lib/time/moment.ts';
import { formatClock } from '#site/i18n/format.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';

/** How old the times are, in a corner: « 13 h 02, en direct ». */
export function BoardAge({ trust }: { readonly trust: LiveTrust }) {
  const texts = useTexts().board;
  const locale = useLocale();
  const updated = trust.updated && formatClock(clockOf(trust.updated), locale);
  const icon = trust.kind === 'live' ? 'live' : trust.kind === 'stale' ? 'live-broken' : 'clock';
  return (
    <p className="board-age">
      <Icon name={icon} />
      <span>
        {trust.kind === 'live' && updated !== undefined
          ? `${updated}, ${texts.state.live}`
          : texts.plannedTimes}
      </span>
    </p>
  );
}
