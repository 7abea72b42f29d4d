import type { Block } from '#domain/block.ts';
import type { LineRef, LineSummary } from '#domain/line.ts';
import type { ServiceType } from '#domain/operator.ts';
import { sortLines } from '#domain/line-groups.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { homeAndTitle, infoOfPage, tellBuiltIn } from '#site/pages/page-info.server.ts';
import type { LoaderContext, PageLoader } from '#site/pages/screen.server.ts';
import { printPathsOf } from '../print-paths.ts';
import { mostLines } from '../print-query.ts';
import { loadNextDay } from '../sheet-material.server.ts';

/** A line with the sheets of its directions. */
export interface PrintableLine extends LineRef {
  readonly directions: readonly { readonly towards: string; readonly href: string }[];
}

export interface PrintSelectionData {
  /** By kind of service, in the operator's order; each in the order of its numbers. */
  readonly groups: readonly { readonly name: string; readonly lines: readonly PrintableLine[] }[];
  /** Whether the schedule that is published is over: there are lines, and no sheet of any. */
  readonly isOver: boolean;
  /** Where the forms go: the page that prints, and the one that checks a sheet. */
  readonly action: string;
  readonly check: string;
  readonly most: number;
  readonly blocks: readonly Block[];
}

export const loadPrintSelection: PageLoader<PrintSelectionData> = async (context) => {
  const { schedule, locale, table, log } = context;
  const texts = catalogues[locale].print;
  const [page, lines] = await Promise.all([
    loadWords(context),
    schedule.loadLines(locale).catch((err: unknown) => {
      log.error({ err }, 'the lines that can be printed could not be read');
      return [];
    }),
  ]);
  const isOver = await isScheduleOver(context, lines);
  const title = page?.title ?? texts.schedule.back;
  const description = { name: 'description', content: texts.selection.summary };
  const paths = printPathsOf(table.pathOf, locale);
  return {
    kind: 'page',
    status: 200,
    info: page
      ? {
          ...infoOfPage(page, locale),
          breadcrumbs: page.breadcrumbs.length > 0 ? page.breadcrumbs : homeAndTitle(title, locale, table),
        }
      : {
          title,
          metas: [{ tag: 'meta', attributes: description }],
          breadcrumbs: homeAndTitle(title, locale, table),
        },
    data: {
      groups: isOver ? [] : groupLines(context, lines, paths.schedule),
      isOver,
      action: paths.proxyBase,
      check: paths.checkBase,
      most: mostLines,
      blocks: page?.blocks ?? [],
    },
    // A list that could not be read is asked for again soon.
    ...(lines.length === 0 && { keep: 'never' }),
  };
};

/** A feed ends for all lines on one day, so one of them tells of all. */
async function isScheduleOver(context: LoaderContext, [line]: readonly LineSummary[]): Promise<boolean> {
  if (line === undefined) return false;
  try {
    return (await loadNextDay(context, line.number, undefined)) === undefined;
  } catch (err) {
    context.log.warn({ err }, 'it is not known whether the schedule that is published is over');
    return false;
  }
}

async function loadWords(context: LoaderContext) {
  const { content, route, locale } = context;
  if (!route.uuid) return undefined;
  return content.loadPage({ kind: 'pageModule', id: route.uuid, locale }).catch(tellBuiltIn(context));
}

function groupLines(
  { operator, locale }: LoaderContext,
  lines: readonly LineSummary[],
  hrefOf: (number: string, direction: string) => string,
): PrintSelectionData['groups'] {
  const { serviceTypes } = operator;
  const typeOf = ({ serviceTypeCode }: LineRef): ServiceType | undefined => {
    const own = serviceTypes.find(({ code }) => code === serviceTypeCode);
    return serviceTypes.find(({ code }) => code === own?.shownWith) ?? own;
  };
  const hasAddress = ({ number }: LineRef) =>
    operator.addresses === 'names' || /^\d{1,4}[A-Z]?$/.test(number);
  const byType = Map.groupBy(lines.filter(hasAddress), typeOf);
  return [...serviceTypes, undefined].flatMap((type) => {
    const own = byType.get(type) ?? [];
    if (own.length === 0) return [];
    return {
      name: type?.name[locale] ?? catalogues[locale].print.selection.otherLines,
      lines: sortLines(own).map(({ number, serviceTypeCode, directions = [] }) => ({
        number,
        serviceTypeCode,
        directions: directions.map(({ direction, towards }) => ({
          towards,
          href: hrefOf(number, direction),
        })),
      })),
    };
  });
}
