import { useMemo } from 'react';
import { readBoards } from '#clients/schedule/reading/read-departures.ts';
import { boardAt, type StopBoard } from '#domain/departure.ts';
import { useLocale } from '#site/i18n/texts.tsx';
import type { LiveState } from './live-source.ts';
import { useNow } from './server-clock.ts';
import { boardSubject } from './use-board.ts';
import { useLive } from './use-live.ts';

interface Boards {
  readonly at: number;
  /** The stops that were asked about. */
  readonly asked: readonly string[];
  readonly boards: readonly StopBoard[];
}

interface LiveBoards {
  /** The board of a stop: undefined until it has arrived, null where there is no such stop. */
  boardOf(code: string): StopBoard | null | undefined;
  readonly state: LiveState | undefined;
}

const stepMs = 5000;

/** The boards of some stops that only the device knows, on one stream: the server has drawn none of them. */
export function useBoards(codes: readonly string[]): LiveBoards {
  const locale = useLocale();
  const { value, state } = useLive<Boards, undefined>(undefined, boardSubject(codes, locale), (json) =>
    readAll(json, codes),
  );
  const now = useNow(value?.at ?? 0, stepMs);
  const boards = useMemo(() => value?.boards.map((board) => boardAt(board, now)), [value, now]);
  const boardOf = (code: string) =>
    value?.asked.includes(code) ? (boards?.find(({ stop }) => stop.code === code) ?? null) : undefined;
  return { boardOf, state };
}

function readAll(json: unknown, asked: readonly string[]): Boards {
  const answer = json as Parameters<typeof readBoards>[0];
  return { at: Date.parse(answer.heure), asked, boards: readBoards(answer) };
}
