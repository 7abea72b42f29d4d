import { jobsQuerySchema, jobsSchema, type JobJson } from '#contract/content/jobs.ts';
import { messageSchema } from '#contract/message.ts';
import { dayOf } from '#lib/time/moment.ts';
import { momentIn } from '#lib/time/moment-in.ts';
import { defineEndpoint } from '#platform/http/endpoint.ts';
import type { AnyEndpoint } from '#platform/http/mount.ts';
import { textOfRow, type ContentRow } from '#services/content/store/row.ts';
import type { ContentContext } from './content-context.ts';
import { publicAnswer } from './public-answer.ts';
import { publishedReader } from './read-published.ts';

/** Jobs one can apply for, the latest first, or one of them by its number: a view, and no JSON:API. */
export function jobsEndpoint(context: ContentContext): AnyEndpoint {
  const readJobs = publishedReader(context, 'jobOpenings');
  return defineEndpoint({
    method: 'GET',
    path: '/api/jobs',
    summary: 'Job openings, the latest first; with brid one of them, open or closed',
    query: jobsQuerySchema,
    answers: { 200: jobsSchema, 400: messageSchema },
    handle: async ({ query: { brid, page, items_per_page: perPage }, headers }) => {
      const jobs = (await readJobs()).map(formatJob);
      const today = dayOf(momentIn(context.timeZone, context.clock.now()));
      const body =
        brid === undefined
          ? jobs
              .filter(({ end_date: end }) => end === '' || end >= today)
              .toSorted(latestFirst)
              .slice(page * perPage, (page + 1) * perPage)
          : jobs.filter((job) => job.brid === brid).slice(0, 1);
      return publicAnswer(body, headers, 'application/json; charset=utf-8');
    },
  });
}

function formatJob(row: ContentRow): JobJson {
  const description = row.attributes['description'] as { readonly processed?: unknown } | null | undefined;
  return {
    brid: textOfRow(row, 'brid'),
    title: textOfRow(row, 'title'),
    category: textOfRow(row, 'category'),
    location: textOfRow(row, 'location'),
    type: textOfRow(row, 'job_type'),
    posted_date: textOfRow(row, 'posted_date'),
    end_date: textOfRow(row, 'end_date'),
    description: typeof description?.processed === 'string' ? description.processed : '',
    apply_url: textOfRow(row, 'apply_url'),
    langcode: row.langcode,
  };
}

const latestFirst = (one: JobJson, other: JobJson): number =>
  other.posted_date.localeCompare(one.posted_date) || one.brid.localeCompare(other.brid);
