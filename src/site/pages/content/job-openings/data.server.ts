import { isClosed, jobFacets, type JobFacet, type JobSummary } from '#domain/job.ts';
import { dayOf } from '#lib/time/moment.ts';
import { momentIn } from '#lib/time/moment-in.ts';
import type { LoaderContext, PageLoader } from '#site/pages/screen.server.ts';
import { loadContent, type ContentData } from '../page/data.server.ts';
import { formatQuestion, isChosen, readQuestion, type JobQuestion } from './job-question.ts';

/** A job with the address of its page. */
export interface JobRow extends JobSummary {
  readonly href: string;
}

export interface JobOpeningsData extends ContentData {
  readonly question: JobQuestion;
  /** Undefined where they could not be read. */
  readonly found?: {
    readonly rows: readonly JobRow[];
    /** Of those that answer. */
    readonly count: number;
    readonly pageCount: number;
    /** The words there are to choose from, of every open job. */
    readonly words: Readonly<Record<JobFacet, readonly string[]>>;
  };
}

const perPage = 50;
const keep = { serverS: 60, browserS: 60 } as const;

/** The jobs one can apply for, under what the editors say of them. */
export const loadJobOpenings: PageLoader<JobOpeningsData> = async (context) => {
  const asked = readQuestion(context.url.searchParams);
  const [loaded, found] = await Promise.all([loadContent(context), findJobs(context, asked)]);
  if (loaded.kind !== 'page') return loaded;
  const question = { ...asked, page: Math.min(asked.page, found?.pageCount ?? 1) };
  return {
    ...loaded,
    status: found ? 200 : 503,
    info: { ...loaded.info, ownQuery: formatQuestion('', question) },
    data: { ...loaded.data, question, ...(found && { found }) },
    keep: found ? keep : 'never',
    indexed: jobFacets.every((facet) => question[facet] === undefined),
  };
};

async function findJobs(context: LoaderContext, question: JobQuestion): Promise<JobOpeningsData['found']> {
  const { content, locale, operator, now, table, log } = context;
  try {
    const today = dayOf(momentIn(operator.timeZone, now));
    const open = (await content.loadJobs(locale)).filter((job) => !isClosed(job, today));
    const chosen = open.filter((job) => isChosen(job, question));
    const pageCount = Math.max(1, Math.ceil(chosen.length / perPage));
    // Beyond the last page stands the last page.
    const from = (Math.min(question.page, pageCount) - 1) * perPage;
    const rows = chosen.slice(from, from + perPage).flatMap((job) => {
      const href = table.pathOf('job-openings-details', locale, { job: job.id });
      return href === undefined ? [] : [{ ...job, href }];
    });
    const wordsOf = (facet: JobFacet) =>
      [...new Set(open.map((job) => job[facet]))]
        .filter((word) => word !== '')
        .toSorted(new Intl.Collator(locale).compare);
    const words = { category: wordsOf('category'), place: wordsOf('place'), type: wordsOf('type') };
    return { rows, count: chosen.length, pageCount, words };
  } catch (err) {
    log.error({ err }, 'the job openings could not be read');
    return undefined;
  }
}
