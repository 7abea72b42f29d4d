import type { JourneyTime } from '#domain/journeys/journey.ts';
import { readLocalTime } from '#lib/time/local-time.ts';
import { momentIn } from '#lib/time/moment-in.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { loadContent } from '#site/pages/content/page/data.server.ts';
import { notFound } from '#site/pages/schedules/schedule-page.server.ts';
import type { LoaderContext, PageLoader } from '#site/pages/screen.server.ts';
import { nextQuarter, plannerForm } from '#site/planner/form-data.server.ts';
import { hasFault, type PlannerFaults, type PlannerFormData } from '#site/planner/planner-form-data.ts';
import { positionInWords } from '#site/planner/my-position.server.ts';
import { formatPlanner, readPlanner, type PlannerAddress } from '#site/planner/planner-query.ts';
import { findPlace, type FoundPlace } from './find-places.server.ts';
import { handOffAddress } from './hand-off.server.ts';
import { describeHead, fixTime, infoOfResults, type Asked } from './describe-head.server.ts';
import { describeNothing } from './describe-nothing.server.ts';
import { describeFound } from './load-results.server.ts';
import type { PlanData } from './plan-data.ts';

/** Live times: drawn again after some seconds, and browsers ask each time. */
const keep = { serverS: 10, browserS: 0 } as const;

/** The form, the journeys that answer it, one of them as a file for an agenda, or the way to the maps service. */
export const loadPlan: PageLoader<PlanData> = async (context) => {
  const { url } = context;
  const address = readAddress(context);
  if (!address.isAsked) return showForm(context, address);
  const when = timeOf(context, address);
  const faults = faultsOf(address, when);
  if (address.opensMaps && !hasFault(faults))
    return handOver(context, address, when ?? { kind: 'now', at: context.now });
  if (address.isEdit) return showForm(context, address);
  // Nothing is looked up for a form that is to be mended anyway, but for the words that were typed.
  const [from, to] = await Promise.all([
    findPlace(context, address, 'from'),
    findPlace(context, address, 'to'),
  ]);
  const all = { ...faults, ...placeFaults(from, to, faults) };
  if (hasFault(all) || !when)
    return showForm(context, address, { faults: all, choices: choicesOf(from, to) });
  if (from.kind !== 'place' || to.kind !== 'place')
    return showFailed(context, address, { when, places: [from, to] });
  const asked: Asked = { ...address, from: from.place, to: to.place };
  if (address.isRaw) {
    const own = formatPlanner(url.pathname, when.kind === 'now' ? asked : fixTime(context, asked, when));
    return { kind: 'redirect', status: 302, to: own };
  }
  return answer(context, asked, when);
};

function readAddress({ url, locale }: LoaderContext): PlannerAddress {
  const address = readPlanner(url.searchParams);
  const { from, to } = address;
  return { ...address, from: positionInWords(from, locale), to: positionInWords(to, locale) };
}

/** Undefined where the day or the hour is none; what is left out is the next quarter of an hour. */
function timeOf(
  { now, operator }: LoaderContext,
  { when, date, time }: PlannerAddress,
): JourneyTime | undefined {
  if (when === 'now') return { kind: 'now', at: now };
  const { local } = momentIn(operator.timeZone, nextQuarter(now));
  const wanted = `${date || local.slice(0, 10)}T${time || local.slice(11, 16)}`;
  // No bus runs in other years, and a year of fewer or more than four figures cannot be written in an address.
  if (!/^[12]\d{3}-/.test(wanted)) return undefined;
  const moment = readLocalTime(wanted, operator.timeZone);
  return moment && { kind: when, at: moment.at };
}

/** What can be told without asking anybody. */
function faultsOf(address: PlannerAddress, when: JourneyTime | undefined): PlannerFaults {
  const { from, to } = address;
  return {
    ...(from.text === '' && { from: 'missing' }),
    ...(to.text === '' ? { to: 'missing' } : isTwice(address) && { to: 'same' }),
    ...(!when && { time: true }),
  };
}

/** The same words mean two places once one of them is chosen from a list. */
function isTwice({ from, to, choices }: PlannerAddress): boolean {
  if (from.text === '') return false;
  const [fromId, toId] = [choices.from ?? from.id, choices.to ?? to.id];
  if (fromId !== undefined && toId !== undefined) return fromId === toId;
  return choices.from === undefined && choices.to === undefined && from.text === to.text;
}

function placeFaults(from: FoundPlace, to: FoundPlace, { to: known }: PlannerFaults): PlannerFaults {
  const isSame = from.kind === 'place' && to.kind === 'place' && from.place.id === to.place.id;
  return {
    ...(from.kind === 'fault' && { from: from.fault }),
    ...(to.kind === 'fault' && known === undefined && { to: to.fault }),
    ...(isSame && { to: 'same' }),
  };
}

const choicesOf = (from: FoundPlace, to: FoundPlace): PlannerFormData['choices'] => ({
  ...(from.kind === 'fault' && from.choices && { from: from.choices }),
  ...(to.kind === 'fault' && to.choices && { to: to.choices }),
});

function handOver(context: LoaderContext, address: PlannerAddress, when: JourneyTime) {
  const { tripMapsUrl, operator } = context;
  const to = handOffAddress(tripMapsUrl, address, { when, timeZone: operator.timeZone });
  return { kind: 'redirect', status: 303, to } as const;
}

async function showForm(
  context: LoaderContext,
  address: PlannerAddress,
  wrong: Pick<PlannerFormData, 'faults' | 'choices'> = { faults: {}, choices: {} },
): ReturnType<typeof loadPlan> {
  const loaded = await loadContent(context);
  if (loaded.kind !== 'page') return loaded;
  const isRefused = hasFault(wrong.faults);
  return {
    ...loaded,
    ...(isRefused && { status: 400 }),
    info: { ...loaded.info, isRefused },
    data: {
      ...loaded.data,
      kind: 'form',
      form: plannerForm(context, address, wrong),
      action: context.url.pathname,
    },
    // The hour that is offered is then another.
    trueUntilMs: nextQuarter(context.now + 1),
    ...(context.url.search !== '' && { keep: 'never', indexed: false }),
  };
}

interface FailedPlaces {
  readonly when: JourneyTime;
  readonly places: readonly FoundPlace[];
}

/** The itinerary service is away: the words stay, and the maps service can still be asked. */
function showFailed(context: LoaderContext, address: PlannerAddress, { when, places }: FailedPlaces) {
  const failed = places.find((place) => place.kind === 'failed');
  context.log.error({ err: failed?.error }, 'places could not be found');
  const asked: Asked = {
    ...address,
    from: { ...address.from, id: address.from.id ?? '' },
    to: { ...address.to, id: address.to.id ?? '' },
  };
  return pageOf(context, asked, { when, kind: 'failed' });
}

async function answer(context: LoaderContext, asked: Asked, when: JourneyTime): ReturnType<typeof loadPlan> {
  const { from, to, lessWalking, wheelchair } = asked;
  const { itinerary, locale, log } = context;
  const found = await itinerary.findJourneys({
    from: from.id,
    to: to.id,
    when,
    lessWalking,
    wheelchair,
    locale,
  });
  if (found.kind === 'unknown-place' || found.kind === 'too-far') {
    const fault = found.kind === 'too-far' ? 'too-far' : 'unknown';
    const faults = Object.fromEntries(found.sides.map((side) => [side, fault]));
    return showForm(context, readAddress(context), { faults, choices: {} });
  }
  if (found.kind === 'failed') log.error({ err: found.error }, 'journeys could not be found');
  if (found.kind !== 'found') return pageOf(context, asked, { when, kind: found.kind });
  const head = describeHead(context, asked, when);
  const { data, file } = await describeFound(context, found, { asked, head, when });
  if (file) return file;
  return {
    kind: 'page',
    status: 200,
    info: infoOfResults(context, head),
    data,
    layout: 'screen',
    keep,
    indexed: false,
  };
}

async function pageOf(
  context: LoaderContext,
  asked: Asked,
  { when, kind }: { readonly when: JourneyTime; readonly kind: 'none' | 'outside' | 'failed' },
) {
  if (asked.format === 'ics' && kind !== 'failed')
    throw notFound(catalogues[context.locale].journeys.gone.file);
  const head = describeHead(context, asked, when);
  return {
    kind: 'page',
    status: kind === 'failed' ? 503 : 200,
    info: infoOfResults(context, head),
    data: await describeNothing(context, head, { asked, when, kind }),
    layout: 'screen',
    keep: 'never',
    indexed: false,
  } as const;
}
