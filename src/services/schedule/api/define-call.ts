import type { z } from 'zod';
import { aucunHoraireSchema, faultSchema } from '#contract/schedule/fault.ts';
import { queries, type CallName, type CallQuery } from '#contract/schedule/queries.ts';
import { defineEndpoint, type Endpoint } from '#platform/http/endpoint.ts';
import { cacheControl, type Lifetime } from './lifetimes.ts';
import type { ScheduleContext, ScheduleView } from './schedule-context.ts';

interface Call<Query> {
  readonly summary: string;
  readonly answer: z.ZodType;
  readonly lifetime: Lifetime;
  /** The call speaks of one day, and says so when that day has no schedule. */
  readonly isOfDay?: boolean;
  handle(query: Query, view: ScheduleView): unknown;
}

export interface Question<Query> extends Call<Query> {
  readonly path: string;
  readonly query: z.ZodType<Query>;
}

/** A question put to the timetable: its answer is a function of the query and of one view. */
export function defineQuestion<Query>(
  question: Question<Query>,
): (context: ScheduleContext) => Endpoint<unknown, Query> {
  return (context) =>
    defineEndpoint<unknown, Query, unknown>({
      method: 'GET',
      path: question.path,
      summary: question.summary,
      query: question.query,
      answers: question.isOfDay
        ? { 200: question.answer, 400: faultSchema, 404: aucunHoraireSchema }
        : { 200: question.answer, 400: faultSchema },
      handle: ({ query }) => {
        const view = context.view();
        const body = question.handle(query, view);
        // `null` is an answer of this wire, and the framework would send nothing for it.
        return {
          status: 200,
          body: body === null ? 'null' : body,
          headers: {
            'content-type': 'application/json; charset=utf-8',
            'cache-control': cacheControl(question.lifetime, view),
          },
        };
      },
    });
}

/** One call of the operator's wire: its address and its query are those of the contract. */
export function defineCall<Name extends CallName>(
  name: Name,
  call: Call<CallQuery<Name>>,
): (context: ScheduleContext) => Endpoint<unknown, CallQuery<Name>> {
  const query = queries[name] as unknown as z.ZodType<CallQuery<Name>>;
  return defineQuestion({ ...call, path: `/${name}`, query });
}
