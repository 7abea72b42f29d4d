import type { Departure, StopBoard } from '#domain/departure.ts';
import type { NoticeRef } from '#domain/notices/notice-ref.ts';
import { closedWords, insteadWords } from '#site/i18n/closure-words.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { NoticeLine } from '#site/ui/notice-line/notice-line.tsx';

interface BoardNoticesProps {
  readonly board: StopBoard;
  /** Where a notice is read; without it none is a link. */
  readonly hrefOf?: NoticeHref | undefined;
}

type NoticeHref = (notice: NoticeRef) => string | undefined;

/** Above a board: that the stop is closed and where to go, and the notices that touch none of the departures shown. */
export function BoardNotices({ board, hrefOf }: BoardNoticesProps) {
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
          title={`${closedWords(closure, texts, locale)}.`}
          href={closing && hrefOf?.(closing)}
        >
          {insteadWords(closure, texts)}
        </NoticeLine>
      )}
      {others.map((notice) => (
        <NoticeOfBoard key={notice.id} notice={notice} hrefOf={hrefOf} />
      ))}
    </>
  );
}

interface NoticeOfBoardProps {
  readonly notice: NoticeRef;
  readonly hrefOf?: NoticeHref | undefined;
}

export function NoticeOfBoard({ notice, hrefOf }: NoticeOfBoardProps) {
  return (
    <NoticeLine severity={notice.severity} title={notice.title} href={hrefOf?.(notice)}>
      {notice.summary}
    </NoticeLine>
  );
}

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
