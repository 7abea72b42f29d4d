import type { SchoolVisit } from '#domain/school-visit.ts';
import { hasWords } from '#lib/fold.ts';
import { dayOf } from '#lib/time/moment.ts';
import { momentIn } from '#lib/time/moment-in.ts';
import type { LoaderContext, PageLoader } from '#site/pages/screen.server.ts';
import { loadContent, type ContentData } from '../page/data.server.ts';
import { fields, longestText } from './school-fields.ts';

/** A visit, and whether the team has been there already. */
export interface SchoolRow extends SchoolVisit {
  readonly isPast: boolean;
}

export interface OpusSchoolData extends ContentData {
  /** What was searched for; empty where nobody has searched. */
  readonly text: string;
  /** Undefined where the schools could not be read. */
  readonly found?: {
    readonly rows: readonly SchoolRow[];
    /** Also of those that are not shown. */
    readonly count: number;
  };
}

/** So many are shown at most (specification B9). */
const mostShown = 60;
const keep = { serverS: 300, browserS: 60 } as const;

/** The schools that answer the words in the address, above what the editors say of the tour. */
export const loadOpusSchool: PageLoader<OpusSchoolData> = async (context) => {
  const sent = context.url.searchParams.get(fields.text) ?? '';
  const text = sent.replaceAll(/\p{C}/gu, ' ').trim().slice(0, longestText);
  const [loaded, found] = await Promise.all([loadContent(context), findSchools(context, text)]);
  if (loaded.kind !== 'page') return loaded;
  return {
    ...loaded,
    status: found ? 200 : 503,
    data: { ...loaded.data, text, ...(found && { found }) },
    keep: found ? keep : 'never',
    indexed: text === '',
  };
};

async function findSchools(context: LoaderContext, text: string): Promise<OpusSchoolData['found']> {
  const { content, locale, operator, now, log } = context;
  try {
    const today = dayOf(momentIn(operator.timeZone, now));
    const found = (await content.loadSchoolVisits(locale)).filter(({ school, city, postalCode }) =>
      hasWords([school, city, postalCode], text),
    );
    const rows = found.map((visit) => {
      const last = visit.until ?? visit.from;
      return { ...visit, isPast: last !== undefined && last < today };
    });
    // Whoever looks wants to know where the team goes next; each part stays in the order of the names.
    const inOrder = rows.toSorted((one, two) => Number(one.isPast) - Number(two.isPast));
    return { rows: inOrder.slice(0, mostShown), count: rows.length };
  } catch (err) {
    log.error({ err }, 'the schools could not be read');
    return undefined;
  }
}
