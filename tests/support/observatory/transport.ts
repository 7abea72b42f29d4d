import type { Judgement, Observed } from './observed.ts';

const halfYearS = 15_768_000;

export function judgeTransport({ headers }: Observed): Judgement {
  const header = headers.get('strict-transport-security');
  if (header === null) return { points: -20, what: 'none' };
  const seconds = /^(?:[^,]*;)?\s*max-age=(\d+)\s*(?:;[^,]*)?$/i.exec(header)?.[1];
  if (seconds === undefined) return { points: -20, what: 'unreadable' };
  return { points: Number(seconds) < halfYearS ? -10 : 0, what: `${seconds} s` };
}
