import { z } from 'zod';
import { alertesQuerySchema, unknownNumber } from '#contract/schedule/donnees-ouvertes.ts';
import { faultSchema } from '#contract/schedule/fault.ts';
import { concernsLine, concernsStop } from '#domain/notices/concerns.ts';
import type { Notice } from '#domain/notices/notice.ts';
import type { Operator } from '#domain/operator.ts';
import { AppError } from '#lib/errors.ts';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import { answerMessage, protobuf } from './feed-message-answer.ts';
import { gatherAlerts } from './gather-alerts.ts';
import { servedStop } from './notices-here.ts';
import type { ScheduleContext, ScheduleView } from './schedule-context.ts';

interface OpenAlertsOptions {
  readonly context: ScheduleContext;
  readonly operator: Operator;
  readonly path: string;
}

/** Every notice that pages list, of staff and of real time, for programs; or those of a line or a stop. */
export const openAlerts = ({ context, operator, path }: OpenAlertsOptions) =>
  defineEndpoint({
    method: 'GET',
    path,
    summary: {
      fr: 'Les avis en vigueur et à venir, en GTFS-Realtime\u00A0: tous, ou ceux d’un parcours ou d’un arrêt',
      en: 'The notices in effect and to come, as GTFS-Realtime: all, or those of a route or a stop',
    },
    query: alertesQuerySchema,
    answers: { 200: z.file(), 400: faultSchema, 404: faultSchema },
    mediaType: protobuf,
    cacheControl: 'public, max-age=10',
    handle: ({ query, language }) => {
      const view = context.view(language);
      return answerMessage(view, operator, gatherAlerts(view, choiceOf(view, query)));
    },
  });

/** As the list of notices chooses them for the same number. */
function choiceOf(
  view: ScheduleView,
  { noParcours, noArret }: z.output<typeof alertesQuerySchema>,
): (notice: Notice) => boolean {
  const { timetable, findStop } = view.edition;
  if (noParcours !== undefined) {
    const line = timetable.lines[timetable.findLine(noParcours)];
    if (!line) throw notThere('noParcours', noParcours);
    return (notice) => concernsLine(notice, { number: line.number });
  }
  if (noArret === undefined) return () => true;
  const stop = findStop(noArret);
  if (stop < 0) throw notThere('noArret', noArret);
  const served = servedStop(view, stop);
  return (notice) => concernsStop(notice, served);
}

function notThere(argument: 'noParcours' | 'noArret', number: string): AppError {
  return new AppError('not-found', 'no such line or stop', {
    facts: { issues: [unknownNumber(argument, number)] },
  });
}
