/** What a page is on a device that keeps it: one that everybody needs, a stop, a line. */
export type KeptKind = 'frame' | 'stop' | 'line';

/** What the site says of a page that a device may keep for when it has no network. */
export interface KeepOffer {
  readonly kind: KeptKind;
  /** How long it is true at most. */
  readonly lifeS: number;
  /** Addresses of data that are kept with it: the page goes on from them. */
  readonly parts: readonly string[];
}

/** The header of an answer that may be kept. Without it nothing is. */
export const offerHeader = 'x-keep';

/** Whatever its period, a copy is dropped after a week. */
export const longestLifeS = 7 * 24 * 3600;

/** `stop 604800 /services/schedule/horaireArret?noArret=1480`. */
export function formatOffer({ kind, lifeS, parts }: KeepOffer): string {
  return [kind, Math.floor(lifeS), ...parts].join(' ');
}

/** Anything that is not written as above is no offer. */
export function parseOffer(header: string | null): KeepOffer | undefined {
  const [kind, life, ...parts] = (header ?? '').split(' ');
  const lifeS = Number(life);
  if (!isKind(kind) || !(lifeS > 0) || parts.some((part) => !part.startsWith('/services/'))) return undefined;
  return { kind, lifeS: Math.min(lifeS, longestLifeS), parts };
}

function isKind(value: string | undefined): value is KeptKind {
  return value === 'frame' || value === 'stop' || value === 'line';
}
