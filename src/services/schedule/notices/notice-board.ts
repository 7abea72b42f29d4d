import type { Locale } from '#domain/locale.ts';
import type { ServedStop } from '#domain/notices/concerns.ts';
import type { AffectedLine, Effect } from '#domain/notices/effect.ts';
import { holdsLaterOn } from '#domain/notices/effect-period.ts';
import { mergeNotices } from '#domain/notices/merge-notices.ts';
import { indexNotices, type NoticeIndex } from '#domain/notices/notice-index.ts';
import { isPosted, sortByWeight, type Notice } from '#domain/notices/notice.ts';
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
import { readClosures, type Closures } from './closures.ts';
import { readAlert } from './read-alert.ts';

/** Every notice against one edition and one state of real time: which there are, where they are felt, what they change. */
export interface NoticeBoard {
  /** Real time with what notices announce laid under it. */
  readonly live: LiveState;
  readonly announced: AnnouncedState;
  /** Of staff and of real time, doubles merged, the gravest first; the posted ones are for the caller to choose. */
  list(locale: Locale): readonly Notice[];
  /** Those told and felt from now to the end of the rider's day. */
  ofLine(locale: Locale, line: AffectedLine, now: number): readonly Notice[];
  atStop(locale: Locale, stop: ServedStop, now: number): readonly Notice[];
  closures(locale: Locale): Closures;
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

  function list(locale: Locale): readonly Notice[] {
    const alerts = () => live.alerts.map((alert) => readAlert(edition, alert, locale));
    return remember(lists, locale, () => sortByWeight(mergeNotices([...told[locale], ...alerts()])));
  }

  const indexIn = (locale: Locale) => remember(indexes, locale, () => indexNotices(list(locale)));

  /** Whether an effect is felt by somebody who looks now: at some moment of the rider's day that is left. */
  function holdsFrom(now: number) {
    const date = edition.clock.dateAt(now);
    const moment = momentAt(edition, date, edition.clock.toSeconds(date, now));
    const endMs = edition.clock.startOf(date + 1);
    return (effect: Effect, notice: Notice) =>
      isPosted(notice, now) && holdsLaterOn(effect.period, moment, endMs);
  }

  return {
    live: withAnnounced(live, announced, edition),
    announced,
    list,
    ofLine: (locale, line, now) => indexIn(locale).ofLine(line, holdsFrom(now)),
    atStop: (locale, stop, now) => indexIn(locale).atStop(stop, holdsFrom(now)),
    closures: (locale) => remember(closed, locale, () => readClosures(edition, told[locale])),
  };
}

function remember<Key, Value>(map: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}
