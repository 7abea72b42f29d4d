import type { Departure, StopBoard } from '#domain/departure.ts';
import type { NoticeRef } from '#domain/notices/notice-ref.ts';
import { closedWords, insteadWords } from '#site/i18n/closure-words.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { noticesAtStop, noticesBelow } from '#site/routing/notice-paths.ts';
import { NoticeLine } from '#site/ui/notice-line/notice-line.tsx';

interface BoardNoticesProps {
  readonly board: StopBoard;
  /** Where all notices are; without it none is a link. */
  readonly base?: string | undefined;
}

/** Above a board without notices of its own: all that is told at the stop. */
export function AllNotices({ board, base }: BoardNoticesProps) {
  return (
    <>
      <BoardNotices board={{ ...board, departures: [] }} base={base} />
      <OtherNotices board={board} base={base} />
    </>
  );
}

/** Above a board: that the stop is closed and where to go, and the notices that touch none of the departures shown. */
export function BoardNotices({ board, base }: BoardNoticesProps) {
  const texts = useTexts().board;
  const locale = useLocale();
  const { closure, notices = [] } = board;
  const closing = closure && notices.find(({ id }) => id === closure.noticeId);
  const others = notices.filter((notice) => notice !== closing && !touched(notice, board.departures));
  return (
    <>
      {closure && (
        <NoticeLine
          severity={closing?.severity ?? 'moyen'}
          title={`${closedWords(closure, { texts, locale, today: board.day })}.`}
          href={closing && hrefOf(base, closing)}
        >
          {insteadWords(closure, texts)}
        </NoticeLine>
      )}
      {others.map((notice) => (
        <NoticeOfBoard key={notice.id} notice={notice} base={base} />
      ))}
    </>
  );
}

/** After those that are told: how many more there are, and where. */
export function OtherNotices({ board: { otherNotices = 0, stop }, base }: BoardNoticesProps) {
  const texts = useTexts().board;
  if (otherNotices === 0) return null;
  return (
    <NoticeLine
      severity="standard"
      title={texts.otherNotices(otherNotices)}
      href={base === undefined ? undefined : noticesAtStop(base, stop.code)}
    />
  );
}

interface NoticeOfBoardProps {
  readonly notice: NoticeRef;
  /** Where all notices are; without it this one is no link. */
  readonly base?: string | undefined;
}

export function NoticeOfBoard({ notice, base }: NoticeOfBoardProps) {
  return (
    <NoticeLine severity={notice.severity} title={notice.title} href={hrefOf(base, notice)}>
      {notice.summary}
    </NoticeLine>
  );
}

const hrefOf = (base: string | undefined, notice: NoticeRef) =>
  base === undefined ? undefined : noticesBelow(base)(notice);

const touches = ({ lines }: NoticeRef, { number }: Departure) => lines.includes(number);
const touched = (notice: NoticeRef, departures: readonly Departure[]) =>
  departures.some((departure) => touches(notice, departure));

/** The notices that stand above a departure: those of its line, above the first one of it. */
export function noticesAbove(
  { notices = [], closure }: StopBoard,
  shown: readonly Departure[],
  departure: Departure,
): readonly NoticeRef[] {
  return notices.filter(
    (notice) => notice.id !== closure?.noticeId && shown.find((each) => touches(notice, each)) === departure,
  );
}
