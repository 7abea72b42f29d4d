import { isClosed, type Job } from '#domain/job.ts';
import { AppError } from '#lib/errors.ts';
import { parseAddress } from '#lib/parse-address.ts';
import { dayOf } from '#lib/time/moment.ts';
import { momentIn } from '#lib/time/moment-in.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import type { LoaderContext, PageLoader } from '#site/pages/screen.server.ts';
import { jobPosting } from '#site/pages/structured.server.ts';
import { loadContent } from '../page/data.server.ts';

export interface JobOpeningData {
  readonly job: Omit<Job, 'applyUrl'>;
  readonly isClosed: boolean;
  /** Where one applies: a site of the operator, and nothing else. */
  readonly applyUrl?: string;
  /** The list of all jobs. */
  readonly list: string;
}

const keep = { serverS: 60, browserS: 60 } as const;

/** One job. It has its page as long as the content has it: once it is closed, the page says so. */
export const loadJobOpening: PageLoader<JobOpeningData> = async (context) => {
  const { content, locale, params, operator, now, table, url } = context;
  const id = params['job'] ?? '';
  const [loaded, found] = await Promise.all([
    loadContent(context),
    // What no backend would take for a number is nobody's job.
    /^[\w.-]{1,60}$/.test(id) ? content.findJob(id, locale) : undefined,
  ]);
  if (!found)
    throw new AppError('not-found', 'there is no such job', { words: catalogues[locale].jobs.notFound });
  if (loaded.kind !== 'page') return loaded;
  const { applyUrl: given, ...job } = found;
  const closed = isClosed(job, dayOf(momentIn(operator.timeZone, now)));
  const applyUrl = closed ? undefined : ownUrl(given, operator);
  const list = table.pathOf('job-openings', locale) ?? url.pathname;
  const { metas, breadcrumbs, sidebar } = loaded.info;
  const summary = [job.category, job.place, job.type].filter((word) => word !== '').join(', ');
  return {
    kind: 'page',
    status: 200,
    info: {
      title: job.title,
      subtitle: summary,
      metas: metas
        .filter(({ attributes }) => attributes['name'] !== 'description')
        .concat({
          tag: 'meta',
          attributes: { name: 'description', content: `${job.title}. ${summary}.` },
        }),
      breadcrumbs: [
        ...breadcrumbs.map((each, nth) => (nth === breadcrumbs.length - 1 ? { ...each, path: list } : each)),
        { title: job.title },
      ],
      sidebar,
      contentLocale: job.locale === locale ? undefined : job.locale,
    },
    data: { job, isClosed: closed, list, ...(applyUrl !== undefined && { applyUrl }) },
    ...(!closed && { structured: [jobPosting(job, { url, operator, locale })] }),
    keep,
    indexed: !closed,
  };
};

/** An address on a host that the operator's data name; undefined for any other. */
function ownUrl(text: string, { otherHosts }: LoaderContext['operator']): string | undefined {
  const url = parseAddress(text);
  return url?.protocol === 'https:' && otherHosts.includes(url.host) ? url.href : undefined;
}
