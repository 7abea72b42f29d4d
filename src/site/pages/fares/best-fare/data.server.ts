import { gridOn, nextGrid, type FareGrid, type Rider } from '#domain/fares/fare.ts';
import {
  faultIn,
  questionsOf,
  readSurvey,
  ridersOf,
  type Given,
  type QuestionName,
  type Survey,
} from '#domain/fares/survey.ts';
import type { PageInfo } from '#domain/page.ts';
import { dayOf } from '#lib/time/moment.ts';
import { momentIn } from '#lib/time/moment-in.ts';
import { readMoment } from '#lib/time/read-moment.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { formatMoney } from '#site/i18n/format-number.ts';
import { loadContent, type ContentData } from '#site/pages/content/page/data.server.ts';
import type { LoaderContext, PageLoader } from '#site/pages/screen.server.ts';
import { findAnswer } from './answer-facts.server.ts';
import type { AnswerFacts } from './answer-facts.ts';
import { periodOf, ridesWords } from './answer-words.ts';
import { formatAnswers, readSurveyQuery } from './survey-query.ts';

/** The survey as it stands. */
export interface SurveyData {
  readonly survey: Survey;
  /** Who can say who they are. */
  readonly riders: readonly { readonly rider: Rider; readonly name: string }[];
  readonly transferMinutes: number;
  readonly given: Given;
  /** The questions whose answers were sent and are wrong. */
  readonly faulty: readonly QuestionName[];
}

export interface BestFareData extends ContentData {
  /** One of the two, unless the operator has no fares on this day. */
  readonly survey?: SurveyData;
  readonly answer?: AnswerFacts;
}

/** There are thousands of answers, and each is made in no time. */
const keep = { serverS: 60, browserS: 0 } as const;

/** The survey over what the editors say, or what it comes to, by the fares of the day. */
export const loadBestFare: PageLoader<BestFareData> = async (context) => {
  const { url, route, now, operator } = context;
  const { fareGrids = [], timeZone } = operator;
  const today = dayOf(momentIn(timeZone, now));
  const [grid, next] = [gridOn(fareGrids, today), nextGrid(fareGrids, today)];
  const trueUntilMs = next && readMoment(next.from, { timeZone, nowMs: now });
  if (!grid) return loadPlain(context, trueUntilMs);

  const survey: Survey = route.moduleKey === 'best_fare_students' ? 'students' : 'general';
  const { given, asked, isEdit } = readSurveyQuery(url.searchParams);
  const read = readSurvey(survey, given);
  const answer =
    'answers' in read && !isEdit
      ? findAnswer(context, { grid, next, given, answers: read.answers })
      : undefined;
  if (answer && asked.length > 0)
    return { kind: 'redirect', status: 302, to: formatAnswers(url.pathname, given) };

  const loaded = await loadContent(context);
  if (loaded.kind !== 'page') return loaded;
  if (answer)
    return {
      ...loaded,
      info: infoOfAnswer(context, loaded.info, answer),
      data: { blocks: [], answer },
      layout: 'screen',
      keep,
      trueUntilMs,
      indexed: false,
    };
  const faulty = isEdit ? [] : faultyOf(survey, given, asked);
  return {
    ...loaded,
    ...(faulty.length > 0 && { status: 400 }),
    info: { ...loaded.info, isRefused: faulty.length > 0 },
    data: {
      ...loaded.data,
      survey: {
        survey,
        riders: knownRiders(context, grid, survey),
        transferMinutes: grid.transferMinutes,
        given,
        faulty,
      },
    },
    ...(url.search !== '' && { keep, indexed: false }),
    trueUntilMs,
  };
};

/** Without fares there is nothing to advise: the page is its content. */
async function loadPlain(context: LoaderContext, trueUntilMs: number | undefined) {
  const loaded = await loadContent(context);
  return loaded.kind === 'page' ? { ...loaded, trueUntilMs } : loaded;
}

function knownRiders({ locale }: LoaderContext, { riders }: FareGrid, survey: Survey): SurveyData['riders'] {
  return ridersOf[survey].flatMap((rider) => {
    const name = riders[rider]?.[locale];
    return name === undefined ? [] : [{ rider, name }];
  });
}

function faultyOf(survey: Survey, given: Given, asked: readonly QuestionName[]): QuestionName[] {
  return questionsOf(given).filter(
    (name) => asked.includes(name) && faultIn(survey, name, given[name]) !== undefined,
  );
}

/** The head of an answer is its own: who gets its address is told what it says. */
function infoOfAnswer({ locale, url }: LoaderContext, info: PageInfo, answer: AnswerFacts): PageInfo {
  const { fares: texts } = catalogues[locale];
  const [best = { label: info.title, cents: 0 }] = answer.ways;
  const price = `${formatMoney(best.cents, locale)} ${periodOf(answer, texts)}`;
  const why = `${texts.why} ${ridesWords(answer, texts)} ${texts.atFare[answer.rider]}`;
  const { metas, breadcrumbs, ...rest } = info;
  const last = breadcrumbs.at(-1);
  return {
    ...rest,
    title: best.label,
    subtitle: `${price}. ${why}`,
    metas: metas.filter(({ attributes: { name, property } }) => !(name ?? property)?.endsWith('description')),
    breadcrumbs: [
      ...breadcrumbs.slice(0, -1),
      ...(last ? [{ ...last, path: url.pathname }] : []),
      { title: best.label },
    ],
    bottomContent: undefined,
    ownQuery: answer.paths.own.slice(url.pathname.length),
  };
}
