import { normalized } from '#lib/normalized.ts';
import { hashText } from '#lib/sha256.ts';
import type { Bilingual, Locale } from '../locale.ts';
import type { Effect } from './effect.ts';
import { effectivePeriod, type NoticeDetail } from './notice.ts';

/** A notice as the readers of each language have it; twice the same words where it is not translated. */
export type BilingualNotice = Bilingual<NoticeDetail>;

const letters = 16;

/**
 * Tells what riders need to know of a notice from what they needed before. It has a half for each language, so that a
 * translation that is added or corrected is news for those alone who read it.
 */
export function fingerprintOf({ fr, en }: BilingualNotice): string {
  return [fr, en].map((notice) => hashText(writeDown(notice)).slice(0, letters)).join('-');
}

/** Whether two fingerprints are one for who reads a language. */
export function isSameFor(locale: Locale, one: string, two: string): boolean {
  const half = (fingerprint: string) => fingerprint.split('-')[locale === 'fr' ? 0 : 1];
  return half(one) === half(two);
}

/** Always in one order, whatever order it was saved in; who wrote it and when is left out. */
function writeDown(notice: NoticeDetail): string {
  const { title, severity, general, summary = '', dates = '', lines, effects } = notice;
  return JSON.stringify([
    severity,
    general,
    listOnce(lines.map(({ number }) => number)),
    // Until when it is told counts where its effects have no end of their own.
    effectivePeriod(notice).untilMs ?? null,
    listOnce(effects.map(writeEffect)),
    [title, summary, dates, lastUpdate(notice)].map(plain),
  ]);
}

function writeEffect({ kind, period, lines, stops, trips, minutes }: Effect): string {
  const { fromMs = null, untilMs = null, weekdays = [], hours } = period;
  return JSON.stringify([
    kind,
    [fromMs, untilMs, listOnce(weekdays.map(String)), hours ? [hours.fromS, hours.untilS] : null],
    listOnce(lines.map(({ number, direction = null }) => JSON.stringify([number, direction]))),
    listOnce(stops.map(({ code, replacement = null }) => JSON.stringify([code, replacement]))),
    listOnce(trips),
    minutes ?? null,
  ]);
}

function lastUpdate({ updates }: NoticeDetail): string {
  return updates.toSorted((one, two) => one.atMs - two.atMs).at(-1)?.text ?? '';
}

/** A space more or less, or an accent that is encoded otherwise, is no other text. */
function plain(text: string): string {
  return normalized(text, 'NFC').replaceAll(/\s+/g, ' ').trim();
}

const listOnce = (values: readonly string[]): string[] => [...new Set(values)].toSorted();
