import { jobsPerPage, jobsSchema, type JobJson } from '#contract/content/jobs.ts';
import type { Job, JobSummary } from '#domain/job.ts';
import { isLocale, type Locale } from '#domain/locale.ts';
import { findDayNumber } from '#lib/time/calendar-day.ts';
import type { Transport } from '#platform/transport.ts';
import { getJson } from '../wire.ts';
import { basePath } from './links.ts';
import { parseRichText, type RichTextOptions } from './rich-text/parse-rich-text.ts';

/** A backend that never comes to an end is not asked for ever. */
const mostPages = 10;

/** Every job that is posted, page by page. */
export async function loadJobs(transport: Transport, locale: Locale): Promise<JobSummary[]> {
  const found: JobSummary[] = [];
  for (let page = 0; page < mostPages; page += 1) {
    const path = `${basePath(locale)}/api/jobs?items_per_page=${jobsPerPage}&page=${page}`;
    const rows = await getJson(transport, path, jobsSchema);
    found.push(...rows.map((row) => parseSummary(row, locale)));
    if (rows.length < jobsPerPage) break;
  }
  return found;
}

/** One of them, open or closed; undefined where there is none. */
export async function findJob(
  transport: Transport,
  id: string,
  options: RichTextOptions,
): Promise<Job | undefined> {
  const { locale } = options;
  const path = `${basePath(locale)}/api/jobs?brid=${encodeURIComponent(id)}`;
  const [row] = await getJson(transport, path, jobsSchema);
  if (!row) return undefined;
  return {
    ...parseSummary(row, locale),
    description: parseRichText(row.description, options),
    applyUrl: row.apply_url,
  };
}

function parseSummary(row: JobJson, locale: Locale): JobSummary {
  const day = (text: string) => (findDayNumber(text) === undefined ? undefined : text);
  const [postedOn, endsOn] = [day(row.posted_date), day(row.end_date)];
  return {
    id: row.brid,
    title: row.title,
    category: row.category,
    place: row.location,
    type: row.type,
    ...(postedOn !== undefined && { postedOn }),
    ...(endsOn !== undefined && { endsOn }),
    locale: isLocale(row.langcode) ? row.langcode : locale,
  };
}
