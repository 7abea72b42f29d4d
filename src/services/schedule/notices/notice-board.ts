import type { Locale } from '#domain/locale.ts';
import type { ServedStop } from '#domain/notices/concerns.ts';
import type { AffectedLine, Effect } from '#domain/notices/effect.ts';
import { holdsLaterOn } from '#domain/notices/effect-period.ts';
import { mergeNotices } from '#domain/notices/merge-notices.ts';
import { indexNotices, type NoticeIndex } from '#domain/notices/notice-index.ts';
import type { ServiceDate } from '#lib/time/service-date.ts';
import { isPosted, nextChange, sortByWeight, type Notice } from '#domain/notices/notice.ts';
import {
  readAnnounced,
  withAnnounced,
  type AnnouncedState,
  type Edition,
  type LiveState,
  type LiveView,
} from '#transit/index.ts';
import { announcedChanges, momentAt } from './announced-changes.ts';
import type { ToldNotices } from './notice-desk.ts';
import { listCancelledTrips, type NoticedChange } from './cancelled-trips.ts';
import { readClosures, type Closures } from './closures.ts';
import { readAlert } from './read-alert.ts';

/** Every notice against one edition and one state of real time: which there are, where they are felt, what they change. */
export interface NoticeBoard {
  /** Real time with what notices announce laid under it. */
  readonly live: LiveState;
  readonly announced: AnnouncedState;
  /** Of staff and of real time, doubles merged, the gravest first; the posted ones are for the caller to choose. */
  list(locale: Locale): readonly Notice[];
  /** Those told now and felt from now to the end of the rider's day; on another day, during that day. */
  ofLine(locale: Locale, line: AffectedLine, when: WhenFelt): readonly Notice[];
  atStop(locale: Locale, stop: ServedStop, when: WhenFelt): readonly Notice[];
  closures(locale: Locale): Closures;
  /** The trips of a service date that notices of staff cancel. */
  cancelledOn(date: ServiceDate): readonly NoticedChange[];
  /** When the next of them begins or ends, to be told or to be felt (ms); undefined where none does any more. */
  nextChange(now: number): number | undefined;
}

interface WhenFelt {
  readonly now: number;
  /** The rider's day unless given. */
  readonly date?: ServiceDate | undefined;
}

/** Made anew when a notice or real time changed, and not for each request. */
export function createNoticeBoards() {
  let announced: { readonly edition: Edition; readonly told: ToldNotices; readonly state: AnnouncedState };
  let last: { readonly view: LiveView; readonly told: ToldNotices; readonly board: NoticeBoard } | undefined;

  /** Real time changes every few seconds, notices seldom: what they announce is read once. */
  function announcedBy(edition: Edition, told: ToldNotices): AnnouncedState {
    if (announced?.edition !== edition || announced.told !== told)
      announced = { edition, told, state: readAnnounced(edition, announcedChanges(edition, told.fr)) };
    return announced.state;
  }

  return (view: LiveView, told: ToldNotices): NoticeBoard => {
    if (last?.view.live !== view.live || last.view.edition !== view.edition || last.told !== told)
      last = { view, told, board: createNoticeBoard(view, told, announcedBy(view.edition, told)) };
    return last.board;
  };
}

function createNoticeBoard(
  { edition, live }: LiveView,
  told: ToldNotices,
  announced: AnnouncedState,
): NoticeBoard {
  const lists = new Map<Locale, readonly Notice[]>();
  const indexes = new Map<Locale, NoticeIndex>();
  const closed = new Map<Locale, Closures>();
  const cancelled = new Map<ServiceDate, readonly NoticedChange[]>();

  function list(locale: Locale): readonly Notice[] {
    const alerts = () => live.alerts.map((alert) => readAlert(edition, alert, locale));
    return remember(lists, locale, () => sortByWeight(mergeNotices([...told[locale], ...alerts()])));
  }

  const indexIn = (locale: Locale) => remember(indexes, locale, () => indexNotices(list(locale)));

  /** Whether an effect is felt by somebody who looks now: at some moment of the day that is left. */
  function holdsFrom({ now, date = edition.clock.dateAt(now) }: WhenFelt) {
    const fromMs = Math.max(now, edition.clock.startOf(date));
    const moment = momentAt(edition, date, edition.clock.toSeconds(date, fromMs));
    const endMs = edition.clock.startOf(date + 1);
    return (effect: Effect, notice: Notice) =>
      isPosted(notice, now) &&
      holdsLaterOn(effect.period, moment, Math.min(endMs, notice.postedUntilMs ?? Infinity));
  }

  return {
    live: withAnnounced(live, announced, edition),
    announced,
    list,
    ofLine: (locale, line, when) => indexIn(locale).ofLine(line, holdsFrom(when)),
    atStop: (locale, stop, when) => indexIn(locale).atStop(stop, holdsFrom(when)),
    closures: (locale) => remember(closed, locale, () => readClosures(edition, told[locale])),
    cancelledOn: (date) =>
      remember(cancelled, date, () => listCancelledTrips({ edition, announced }, told, date)),
    nextChange: rememberUntil((now) => {
      const instants = [nextChange(list('fr'), now), nextHour(edition, list('fr'), now)];
      const next = Math.min(...instants.map((instant) => instant ?? Infinity));
      return Number.isFinite(next) ? next : undefined;
    }),
  };
}

/** The next instant at which hours of the service day begin or end; those of yesterday go on past midnight. */
function nextHour({ clock }: Edition, notices: readonly Notice[], now: number): number {
  const today = clock.dateAt(now);
  let next = Infinity;
  for (const { effects } of notices) {
    for (const { period } of effects) {
      if (!period.hours) continue;
      for (const date of [today - 1, today, today + 1]) {
        for (const seconds of [period.hours.fromS, period.hours.untilS]) {
          const at = clock.toInstant(date, seconds);
          if (at > now && at < next) next = at;
        }
      }
    }
  }
  return next;
}

/** What is found holds until that instant: thousands of topics ask for the same one. */
function rememberUntil(find: (now: number) => number | undefined): (now: number) => number | undefined {
  let known: { readonly from: number; readonly until: number | undefined } | undefined;
  return (now) => {
    const holds = known && known.from <= now && now < (known.until ?? Infinity);
    if (!known || !holds) known = { from: now, until: find(now) };
    return known.until;
  };
}

function remember<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
