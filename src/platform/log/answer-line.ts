import { LRUCache } from 'lru-cache';
import { destinationOf, type Log } from './log.ts';
import { loggedPath } from './logged-path.ts';

/** What is told of every answer. */
export interface AnsweredRequest {
  readonly requestId: string;
  readonly part: string;
  readonly method: string;
  /** As it came. */
  readonly url: string;
  readonly status: number;
  readonly seconds: number;
}

/** Most addresses are asked for again and again; those that were refused are written another way. */
const paths = {
  shown: new LRUCache<string, string>({ max: 1000, memoMethod: (url) => loggedPath(url) }),
  refused: new LRUCache<string, string>({
    max: 200,
    memoMethod: (url) => loggedPath(url, { isRefused: true }),
  }),
};
/** A longer one is not worth its place. */
const longestKept = 300;

/**
 * Writes the line of an answer by hand: it is the one that is written for every request, and the log would take longer
 * to write it than the page takes to send. Nothing in it needs to be escaped: paths, ids and methods are of plain letters.
 */
export function createAnswerLine(log: Log): ((answered: AnsweredRequest) => void) | undefined {
  if (!log.isLevelEnabled('info')) return undefined;
  const { destination, now } = destinationOf(log);
  return ({ requestId, part, method, url, status, seconds }) => {
    destination.write(
      `{"level":30,"time":"${now()}","requestId":"${requestId}","part":"${part}","method":"${plainMethod(method)}",` +
        `"path":"${pathOf(url, status)}","status":${status},"seconds":${seconds},"msg":"answered"}\n`,
    );
  };
}

const plainMethod = (method: string): string => (/^[A-Z-]{1,20}$/.test(method) ? method : '…');

function pathOf(url: string, status: number): string {
  const isRefused = status >= 400 && status < 500;
  if (url.length > longestKept) return loggedPath(url, { isRefused });
  return isRefused ? paths.refused.memo(url) : paths.shown.memo(url);
}
