import type { z } from 'zod';
import { aucunHoraireSchema, faultSchema } from '#contract/schedule/fault.ts';
import type { Bilingual } from '#domain/locale.ts';
import { queries, type CallName, type CallQuery } from '#contract/schedule/queries.ts';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import type { AnyEndpoint } from '#platform/http/mount.ts';
import { viewAt, type ScheduleContext, type ScheduleView } from './schedule-context.ts';

/** How long an answer may be kept by whoever asked: some seconds, or until the day is another. */
type CacheRule = 'day' | 'board' | 'vehicles' | 'hour';

const cacheSeconds = { board: 10, vehicles: 20, hour: 3600 } as const;

/** What an endpoint says and does, besides its address and its query. */
interface Answered<Query> {
  readonly summary: Bilingual;
  readonly answer: z.ZodType;
  readonly cache: CacheRule;
  /** The answer speaks of one day, and says so when that day has no schedule. */
  readonly isOfDay?: boolean;
  handle(query: Query, view: ScheduleView): unknown;
}

interface Question<Query> extends Answered<Query> {
  readonly path: string;
  readonly query: z.ZodType<Query>;
}

type DefinedEndpoint = (context: ScheduleContext) => AnyEndpoint;

/** A question put to the timetable: its answer is a function of the query and of one view. */
export function defineQuestion<Query>(question: Question<Query>): DefinedEndpoint {
  const answers = { 200: question.answer, 400: faultSchema };
  return (context) =>
    defineEndpoint<unknown, Query, unknown>({
      method: 'GET',
      path: question.path,
      summary: question.summary,
      query: question.query,
      answers: question.isOfDay ? { ...answers, 404: aucunHoraireSchema } : answers,
      handle: ({ query, language }) => {
        const { moment } = query as { readonly moment?: number };
        const view = viewAt(context.view(language), moment);
        const body = question.handle(query, view);
        // `null` is an answer of this wire, and the framework would send nothing for it.
        return {
          status: 200,
          body: body === null ? 'null' : body,
          headers: {
            'content-type': 'application/json; charset=utf-8',
            'cache-control': cacheControl(ruleFor(question.cache, body), view),
          },
        };
      },
    });
}

/** One call of the operator's wire: its address and its query are those of the contract. */
export function defineWireEndpoint<Name extends CallName>(
  name: Name,
  answered: Answered<CallQuery<Name>>,
): DefinedEndpoint {
  const query = queries[name] as unknown as z.ZodType<CallQuery<Name>>;
  return defineQuestion({ ...answered, path: `/${name}`, query });
}

/** A corrected feed may have in a moment what was not found now: such an answer is kept no longer than a board. */
function ruleFor(rule: CacheRule, body: unknown): CacheRule {
  return (rule === 'day' || rule === 'hour') && holdsNothing(body) ? 'board' : rule;
}

function holdsNothing(body: unknown): boolean {
  if (body === null) return true;
  if (Array.isArray(body)) return body.length === 0;
  const lists = Object.values(body as object).filter(Array.isArray);
  return lists.length > 0 && lists.every((list) => list.length === 0);
}

/** What is the same all day is kept until the date or the rider's day changes. */
function cacheControl(rule: CacheRule, { edition: { clock }, now }: ScheduleView): string {
  if (rule !== 'day') return `public, max-age=${cacheSeconds[rule]}`;
  const end = Math.min(clock.midnightOf(clock.calendarDateAt(now) + 1), clock.startOf(clock.dateAt(now) + 1));
  return `public, max-age=${Math.max(Math.floor((end - now) / 1000), 0)}`;
}
