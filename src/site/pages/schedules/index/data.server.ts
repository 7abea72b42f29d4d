import { groupLines, type LineGroup } from '#domain/line-groups.ts';
import type { LineSummary } from '#domain/line.ts';
import type { Bilingual, Locale } from '#domain/locale.ts';
import type { ServiceType } from '#domain/operator.ts';
import { loadContent, type ContentData } from '#site/pages/content/page/data.server.ts';
import { loadPromoted, type PromotedNotice } from '#site/pages/notices/promoted-notice.server.ts';
import type { LoaderContext, PageLoader } from '#site/pages/screen.server.ts';
import { timetableLifetime } from '../schedule-page.server.ts';

/** A service type with what only this page says of it. */
export interface IndexType extends Pick<ServiceType, 'code' | 'key' | 'name' | 'ranges'> {
  readonly look: Pick<ServiceType['look'], 'shape'>;
  readonly description: string;
  readonly details: string;
}

export interface IndexData extends ContentData {
  readonly groups: readonly LineGroup<IndexType, LineSummary>[];
  /** The lines could not be read: the types are shown without them. */
  readonly isWithoutLines: boolean;
  /** The worst notice in force. */
  readonly worst?: PromotedNotice;
  /** Where the printable schedules are, if the site has them. */
  readonly printable?: string;
}

/** Every line by its type, above what the editors say of the schedules. */
export const loadIndex: PageLoader<IndexData> = async (context) => {
  const { locale, table, operator } = context;
  const [loaded, lines, { worst, trueUntilMs }] = await Promise.all([
    loadContent(context),
    loadLines(context),
    loadPromoted(context),
  ]);
  if (loaded.kind !== 'page') return loaded;
  const types = operator.serviceTypes.map((type) => ({
    ...indexTypeOf(type, locale),
    shownWith: type.shownWith,
  }));
  const printable = table.pathOf('printable-schedules', locale);
  const groups = groupLines(types, lines ?? []).filter(
    ({ type, lines: own }) => own.length > 0 || (type !== undefined && lines === undefined),
  );
  return {
    ...loaded,
    data: {
      ...loaded.data,
      groups,
      isWithoutLines: lines === undefined,
      ...(worst && { worst }),
      ...(printable && { printable }),
    },
    keep: lines === undefined ? 'never' : timetableLifetime,
    trueUntilMs,
  };
};

async function loadLines({ schedule, locale, log }: LoaderContext): Promise<LineSummary[] | undefined> {
  try {
    return await schedule.loadLines(locale);
  } catch (err) {
    log.error({ err }, 'the lines of the index could not be read');
    return undefined;
  }
}

function indexTypeOf(type: ServiceType, locale: Locale): IndexType {
  const { code, key, name, ranges, look } = type;
  const said = (text: Bilingual) => text[locale];
  return {
    code,
    key,
    name,
    ranges,
    look: { shape: look.shape },
    description: said(type.description),
    details: said(type.details),
  };
}
