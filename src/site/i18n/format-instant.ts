import { formatDate, formatTime } from './format.ts';

/** A moment in words: `1er juin 2026, 13 h 05`, `June 1, 2026, 1:05 p.m.` Apart from the others: few pages need it. */
export function formatInstant(instantMs: number, at: Parameters<typeof formatTime>[1]): string {
  return `${formatDate(instantMs, at)}, ${formatTime(instantMs, at)}`;
}
