import { jobFacets, type JobFacet, type JobSummary } from '#domain/job.ts';

/** What somebody wants to see of the jobs: a word of each facet, or any. */
export type JobQuestion = Readonly<Partial<Record<JobFacet, string>>> & {
  /** From 1. */
  readonly page: number;
};

/** The names of the fields of the form, which are those of the address. */
export const fields = { category: 'domaine', place: 'lieu', type: 'type', page: 'page' } as const;

const longestWord = 200;
const mostPages = 100;

/** Whatever an address says is understood as far as it can be. */
export function readQuestion(query: URLSearchParams): JobQuestion {
  const page = Number(query.get(fields.page));
  const words = jobFacets.flatMap((facet) => {
    const word = query.get(fields[facet])?.slice(0, longestWord);
    return word ? [[facet, word] as const] : [];
  });
  return {
    ...Object.fromEntries(words),
    page: Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1,
  };
}

/** The same as an address. */
export function formatQuestion(base: string, question: JobQuestion): string {
  const query = new URLSearchParams();
  for (const facet of jobFacets)
    if (question[facet] !== undefined) query.append(fields[facet], question[facet]);
  if (question.page > 1) query.append(fields.page, String(question.page));
  const text = query.toString();
  return text === '' ? base : `${base}?${text}`;
}

export const isChosen = (job: JobSummary, question: JobQuestion): boolean =>
  jobFacets.every((facet) => question[facet] === undefined || job[facet] === question[facet]);
