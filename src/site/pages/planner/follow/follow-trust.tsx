import type { Followed } from '#domain/journeys/follow.ts';
import { useIsOffline } from '#site/device/kept-copy.ts';
import { formatTime } from '#site/i18n/format.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { OfflineStrip } from '#site/live/offline-strip.tsx';
import { TrustStrip } from '#site/pages/schedules/stop/trust-strip.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';

interface FollowTrustProps {
  readonly followed: Followed;
  /** When the bus that was heard of longest ago was. */
  readonly heardAt: number;
  /** That of the operator. */
  readonly timeZone: string;
}

/** How far the times can be trusted: how old they are, whether live ones come in, and whether there is a network. */
export function FollowTrust({ followed: { rides, state }, heardAt, timeZone }: FollowTrustProps) {
  const texts = useTexts('journeys').journeys.following;
  const locale = useLocale();
  const isOffline = useIsOffline();
  if (state.kind === 'unknown' || state.kind === 'arrived') return null;
  if (isOffline) return <OfflineStrip at={heardAt} timeZone={timeZone} />;
  const trusts = rides.map(({ trip }) => trip.trust);
  const stale = trusts.find(({ kind }) => kind === 'stale');
  if (stale) return <TrustStrip trust={stale} />;
  const isLive = trusts.some(({ kind }) => kind === 'live');
  return (
    <p className="follow-age">
      <Icon name={isLive ? 'live' : 'clock'} size="s" />
      <span>{isLive ? texts.updated(formatTime(heardAt, { locale, timeZone })) : texts.notLive}</span>
    </p>
  );
}
