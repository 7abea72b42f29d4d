import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Operator } from '#domain/operator.ts';
import { AppError } from '#lib/errors.ts';
import type { FeedKeeper } from '#services/schedule/feed/feed-keeper.ts';
import { writeFeedMessage } from '#services/schedule/realtime/codec/feed-message.ts';
import { gatherEntities } from '#services/schedule/realtime/gather-entities.ts';
import type { ScheduleContext, ScheduleView } from './schedule-context.ts';

export interface OpenDataOptions {
  readonly context: ScheduleContext;
  readonly keeper: FeedKeeper;
  readonly zipFile: string;
  readonly operator: Operator;
}

const base = '/donneesOuvertes';
const messages = { 'trip-updates': 'tripUpdate', 'vehicle-positions': 'vehicle', alerts: 'alert' } as const;

/** The operator's open data: the feed in service and what real time says of it, with their source and their date. */
export function mountOpenData(
  app: FastifyInstance,
  { context, keeper, zipFile, operator }: OpenDataOptions,
): void {
  const updatedAt = () => {
    if (!keeper.card) throw new AppError('unavailable', 'no timetable is in service yet');
    return keeper.card.importedAt;
  };
  const attribution = (view: ScheduleView) => {
    const date = view.edition.clock.formatLocal(updatedAt()).slice(0, 10);
    const publisher = view.edition.timetable.publisher || operator.name.fr;
    return {
      fr: `Source : ${publisher}, données mises à jour le ${date}.`,
      en: `Source: ${publisher}, data updated on ${date}.`,
    };
  };

  app.get(base, (_request, reply) => {
    const view = context.view();
    return answer(reply, 'application/json; charset=utf-8', 60).send({
      attribution: attribution(view),
      miseAJour: view.edition.clock.format(updatedAt()),
      gtfs: `${base}/gtfs.zip`,
      gtfsRealtime: Object.keys(messages).map((name) => `${base}/gtfs-rt/${name}.pb`),
    });
  });

  app.get(`${base}/gtfs.zip`, async (request, reply) => {
    const view = context.view();
    const { size, mtimeMs } = await stat(zipFile).catch(() => {
      throw new AppError('not-found', 'the feed in service has no archive');
    });
    const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
    const modified = new Date(mtimeMs).toUTCString();
    answer(reply, 'application/zip', 300).headers({
      etag,
      'last-modified': modified,
      'content-disposition': 'attachment; filename="gtfs.zip"',
      'x-attribution': encodeURI(attribution(view).en),
    });
    if (request.headers['if-none-match'] === etag) return reply.status(304).send();
    return reply.header('content-length', size).send(createReadStream(zipFile));
  });

  for (const [name, kind] of Object.entries(messages)) {
    app.get(`${base}/gtfs-rt/${name}.pb`, (_request, reply) => {
      const bytes = writeFeedMessage(gatherEntities(context.view().news, kind));
      return answer(reply, 'application/x-protobuf', 10).send(Buffer.from(bytes));
    });
  }
}

function answer(reply: FastifyReply, type: string, maxAgeSeconds: number): FastifyReply {
  return reply.type(type).header('cache-control', `public, max-age=${maxAgeSeconds}`);
}
