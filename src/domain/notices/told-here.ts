import type { NoticeRef, StopClosure } from './notice-ref.ts';

/** What is told at a stop. */
export interface ToldHere {
  /** Those felt here, the gravest first. */
  readonly notices?: readonly NoticeRef[];
  /** How many more there are: they are on the list, and not here. */
  readonly otherNotices?: number;
  /** Where no line stops for now. */
  readonly closure?: StopClosure;
}

/** Whether or not somebody is there to say so, a notice ends with its time. */
export function withoutEnded<Board extends ToldHere>(board: Board, now: number): Board {
  const isLeft = ({ until }: Pick<NoticeRef, 'until'>) => until === undefined || now < until.at;
  const { notices = [], closure } = board;
  if (notices.every(isLeft) && (!closure || isLeft(closure))) return board;
  return {
    ...board,
    notices: notices.filter(isLeft),
    closure: closure && isLeft(closure) ? closure : undefined,
  };
}

/** What is told of one line; what names none is about the stop, or for everybody. */
export function toldOfLine<Board extends ToldHere>(board: Board, number: string): Board {
  const { notices = [], closure } = board;
  const isOwn = ({ id, lines }: NoticeRef) =>
    lines.length === 0 || lines.includes(number) || id === closure?.noticeId;
  return notices.every(isOwn) ? board : { ...board, notices: notices.filter(isOwn) };
}
