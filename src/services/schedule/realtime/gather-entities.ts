import type { FeedMessage } from './codec/feed-message.ts';
import type { FeedNews } from './feed-digest.ts';

/** The trips, the buses or the alerts of all feeds as one message, as old as the newest of them. */
export function gatherEntities(
  news: readonly FeedNews[],
  kind: 'tripUpdate' | 'vehicle' | 'alert',
): FeedMessage {
  const entities = news.flatMap(({ message }, feed) =>
    message.entities
      .filter((entity) => entity[kind] !== undefined && !entity.isDeleted)
      // Two feeds may number theirs alike.
      .map((entity) => ({ id: `${feed}-${entity.id}`, isDeleted: false, [kind]: entity[kind] })),
  );
  const told = news.filter(({ message }) => message.entities.some((entity) => entity[kind] !== undefined));
  const timestamp = Math.max(0, ...told.map(({ message }) => message.header.timestamp ?? 0));
  return {
    header: { version: '2.0', incrementality: 'full-dataset', timestamp },
    entities,
  };
}
