import { nextMidnight } from '#lib/time/service-clock.ts';
import { formatOffer, longestLifeS, offerHeader } from '#site/offline/offer.ts';
import type { Lifetime, OfflineTrait } from '#site/pages/screen.server.ts';
import type { PageView } from '#site/view.ts';

interface Offered {
  readonly view: PageView;
  /** How long caches may keep the page; undefined for one that is nobody else's business. */
  readonly lifetime: Lifetime | undefined;
  readonly offline: OfflineTrait | undefined;
  readonly now: number;
}

/** Tells devices that they may keep the page, and for how long; a page that belongs to somebody is not offered. */
export function keepOfferHeaders({
  view,
  lifetime,
  offline,
  now,
}: Offered): Readonly<Record<string, string>> {
  if (!offline || !lifetime || view.status !== 200 || view.shell.warning) return {};
  const { kind, until, parts = [] } = offline;
  const lifeS = Math.min(longestLifeS, until === undefined ? longestLifeS : secondsTo(until, view, now));
  return lifeS > 0 ? { [offerHeader]: formatOffer({ kind, lifeS, parts }) } : {};
}

/** To the end of a day at the operator's. */
function secondsTo(day: string, { shell }: PageView, now: number): number {
  return (nextMidnight(Date.parse(`${day}T12:00:00Z`), shell.operator.timeZone) - now) / 1000;
}
