import type { FeedMessage } from './codec/feed-format.ts';
import { madeAtOf, type FeedNews } from './feed-digest.ts';
import { isLive } from './live-state.ts';

interface EntitiesQuestion {
  readonly kind: 'tripUpdate' | 'vehicle' | 'alert';
  /** ms */
  readonly now: number;
}

/**
 * The trips, the buses or the alerts of all feeds as one message, as old as the newest of them. What a feed said of its
 * buses before it fell silent is left out: under a newer date it would pass for live.
 */
export function gatherEntities(news: readonly FeedNews[], { kind, now }: EntitiesQuestion): FeedMessage {
  const told = news
    .map((each, rank) => ({ ...each, rank, madeAt: madeAtOf(each.message.header, each.receivedAt) }))
    .filter(({ message }) => message.entities.some((entity) => entity[kind] !== undefined));
  const spoken = kind === 'alert' ? told : told.filter(({ madeAt }) => isLive(madeAt, now));
  const entities = spoken.flatMap(({ message, rank }) =>
    message.entities
      .filter((entity) => entity[kind] !== undefined && !entity.isDeleted)
      // Two feeds may number theirs alike.
      .map((entity) => ({ id: `${rank}-${entity.id}`, isDeleted: false, [kind]: entity[kind] })),
  );
  const madeAt = told.length === 0 ? now : Math.max(...told.map((each) => each.madeAt));
  return {
    header: { version: '2.0', incrementality: 'full-dataset', timestamp: Math.floor(madeAt / 1000) },
    entities,
  };
}
