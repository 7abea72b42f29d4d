import { open } from 'node:fs/promises';
import { z } from 'zod';
import { donneesOuvertesSchema } from '#contract/schedule/donnees-ouvertes.ts';
import type { Operator } from '#domain/operator.ts';
import { AppError } from '#lib/errors.ts';
import { defineEndpoint, type Answer, type EndpointRequest } from '#platform/http/endpoint.ts';
import { isHeld } from '#platform/http/forms/entity-tag.ts';
import { mountedUnder } from '#platform/http/listener/listener.ts';
import { gatherEntities } from '#transit/index.ts';
import { answerMessage, attributionOf, protobuf } from './feed-message-answer.ts';
import { openAlerts } from './open-alerts.ts';
import type { ScheduleContext } from './schedule-context.ts';

interface OpenDataOptions {
  readonly context: ScheduleContext;
  readonly zipFile: string;
  readonly operator: Operator;
}

const base = '/donneesOuvertes';
const zipCacheControl = 'public, max-age=300';

/** Files of real time, handed on as they came. */
const messages = [
  {
    name: 'trip-updates',
    kind: 'tripUpdate',
    summary: {
      fr: 'Les voyages en temps réel, en GTFS-Realtime',
      en: 'Trips in real time, as GTFS-Realtime',
    },
  },
  {
    name: 'vehicle-positions',
    kind: 'vehicle',
    summary: {
      fr: 'Les autobus en temps réel, en GTFS-Realtime',
      en: 'Buses in real time, as GTFS-Realtime',
    },
  },
] as const;

/** The operator's open data: the feed in service and what real time says of it, with their source and their date. */
export function openDataEndpoints({ context, zipFile, operator }: OpenDataOptions) {
  return [
    defineEndpoint({
      method: 'GET',
      path: base,
      summary: {
        fr: 'Les données ouvertes, leur source et leur date',
        en: 'The open data, their source and their date',
      },
      // The answer holds its own address, which depends on how it was reached: no cache may keep it.
      answers: { 200: donneesOuvertesSchema },
      handle: ({ headers, language }) => {
        const view = context.view(language);
        const here = `${mountedUnder(headers)}${base}`;
        const body = {
          attribution: attributionOf(view, operator, view.importedAt),
          miseAJour: view.edition.clock.format(view.importedAt),
          fuseauHoraire: view.edition.timeZone,
          gtfs: `${here}/gtfs.zip`,
          gtfsRealtime: [...messages.map(({ name }) => name), 'alerts'].map(
            (name) => `${here}/gtfs-rt/${name}.pb`,
          ),
        };
        return { status: 200, body };
      },
    }),
    defineEndpoint({
      method: 'GET',
      path: `${base}/gtfs.zip`,
      summary: { fr: 'Les horaires en vigueur, en GTFS', en: 'The schedules in effect, as GTFS' },
      answers: { 200: z.file(), 304: null },
      mediaType: 'application/zip',
      cacheControl: zipCacheControl,
      handle: ({ headers, language }) => {
        const view = context.view(language);
        return sendArchive(zipFile, attributionOf(view, operator, view.importedAt).en, headers);
      },
    }),
    ...messages.map(({ name, kind, summary }) =>
      defineEndpoint({
        method: 'GET',
        path: `${base}/gtfs-rt/${name}.pb`,
        summary,
        answers: { 200: z.file() },
        mediaType: protobuf,
        cacheControl: 'public, max-age=10',
        handle: ({ language }) => {
          const view = context.view(language);
          return answerMessage(view, operator, gatherEntities(view.news, { kind, now: view.now }));
        },
      }),
    ),
    openAlerts({ context, operator, path: `${base}/gtfs-rt/alerts.pb` }),
  ];
}

type Headers = EndpointRequest<unknown, unknown, unknown>['headers'];

async function sendArchive(zipFile: string, attribution: string, asked: Headers): Promise<Answer> {
  // One handle for size and content: a feed that arrives meanwhile replaces the name, and this file is still sent whole.
  const file = await open(zipFile).catch((cause: unknown) => {
    throw new AppError('unavailable', 'the feed in service has no archive', { cause });
  });
  const { size, mtimeMs } = await file.stat();
  const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  const headers = {
    etag,
    'last-modified': new Date(mtimeMs).toUTCString(),
    'cache-control': zipCacheControl,
    'x-attribution': encodeURI(attribution),
  };
  if (isKnown(asked, etag, mtimeMs)) {
    await file.close();
    return { status: 304, headers };
  }
  return {
    status: 200,
    // The stream closes the file once it was sent, or when the connection breaks.
    body: file.createReadStream(),
    headers: {
      ...headers,
      'content-type': 'application/zip',
      'content-length': String(size),
      'content-disposition': 'attachment; filename="gtfs.zip"',
    },
  };
}

/** Whether the caller has this version. The date counts only without an ETag, and in whole seconds, as HTTP writes it. */
function isKnown(asked: Headers, etag: string, mtimeMs: number): boolean {
  const tags = asked['if-none-match'];
  if (tags !== undefined) return isHeld(tags, etag);
  return Math.floor(mtimeMs / 1000) * 1000 <= Date.parse(asked['if-modified-since'] ?? '');
}
