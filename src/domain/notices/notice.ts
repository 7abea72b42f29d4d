import type { Locale } from '../locale.ts';
import type { Following } from '../member.ts';
import type { Effect } from './effect.ts';
import { includes, type EffectPeriod } from './effect-period.ts';
import { compareSeverity, type Severity } from './severity.ts';

/** A message to riders about the service. */
export interface Notice {
  /** The content's identifier, or that of the alert in real time. */
  readonly id: string;
  /** Who told it: staff by the content, or the systems of the vehicles. */
  readonly source: NoticeSource;
  /** The content's number of it, by which older addresses name it. */
  readonly number?: number;
  readonly title: string;
  /** The language its words are in, where that is told: another than asked for when it has no translation. */
  readonly locale?: Locale;
  readonly severity: Severity;
  /** For everyone, whatever line they ride. */
  readonly general: boolean;
  /** What it does, and to which lines and stops. */
  readonly effects: readonly Effect[];
  /** Every line it speaks of, once. */
  readonly lines: readonly NoticeLine[];
  /** The content's identifiers of its lines, which members' choices refer to. */
  readonly lineIds: readonly string[];
  readonly cause?: Cause;
  /** What it means for riders, in a sentence. */
  readonly summary?: string;
  /** Its own address as the content has it, without the prefix of a language. */
  readonly path?: string;
  readonly postedFromMs?: number;
  readonly postedUntilMs?: number;
  /** When it was written, and when its words last changed (ms). */
  readonly createdMs?: number;
  readonly changedMs?: number;
}

/** A notice with what its own page tells besides. */
export interface NoticeDetail extends Notice {
  /** When it holds, as the editors wrote it. */
  readonly dates?: string;
  /** What was said of it since, the earliest first. */
  readonly updates: readonly NoticeUpdate[];
}

export interface NoticeUpdate {
  readonly atMs: number;
  readonly text: string;
}

export type NoticeSource = 'content' | 'real-time';

export const causes = [
  'weather',
  'works',
  'accident',
  'event',
  'strike',
  'holiday',
  'maintenance',
  'other',
] as const;
export type Cause = (typeof causes)[number];

/** A line a notice touches, as its badge shows it. */
export interface NoticeLine {
  readonly number: string;
  readonly serviceTypeCode?: number;
}

/** Whether riders are told of it at a moment. */
export function isPosted(
  { postedFromMs = -Infinity, postedUntilMs = Infinity }: Notice,
  atMs: number,
): boolean {
  return postedFromMs <= atMs && atMs < postedUntilMs;
}

/** From the beginning of its first effect to the end of its last; where no effect has dates, while it is posted. */
export function effectivePeriod(notice: Notice): EffectPeriod {
  const { effects, postedFromMs, postedUntilMs } = notice;
  const from = Math.min(...effects.map(({ period }) => period.fromMs ?? postedFromMs ?? -Infinity));
  const until = Math.max(...effects.map(({ period }) => period.untilMs ?? postedUntilMs ?? Infinity));
  const fromMs = effects.length > 0 ? from : postedFromMs;
  const untilMs = effects.length > 0 ? until : postedUntilMs;
  return {
    ...(Number.isFinite(fromMs) && { fromMs }),
    ...(Number.isFinite(untilMs) && { untilMs }),
  };
}

export const phases = ['in-force', 'planned', 'ended'] as const;
export type Phase = (typeof phases)[number];

/** Where its effects stand at a moment: between two of them it is planned again. */
export function phaseOf(notice: Notice, atMs: number): Phase {
  const { effects } = notice;
  const periods = effects.length > 0 ? effects.map(({ period }) => period) : [effectivePeriod(notice)];
  if (periods.some((period) => includes(period, atMs))) return 'in-force';
  return periods.some(({ fromMs = -Infinity }) => atMs < fromMs) ? 'planned' : 'ended';
}

/** Whether it is told and not over: in effect, or still to come. */
export function isListed(notice: Notice, atMs: number): boolean {
  return isPosted(notice, atMs) && phaseOf(notice, atMs) !== 'ended';
}

/** Whether it is told and in effect. */
export function isInForce(notice: Notice, atMs: number): boolean {
  return isPosted(notice, atMs) && phaseOf(notice, atMs) === 'in-force';
}

/** The next instant at which one of them begins or ends, to be told or to hold; undefined where none does. */
export function nextChange(notices: readonly Notice[], atMs: number): number | undefined {
  const instants = notices.flatMap(({ postedFromMs, postedUntilMs, effects }) => [
    postedFromMs,
    postedUntilMs,
    ...effects.flatMap(({ period }) => [period.fromMs, period.untilMs]),
  ]);
  const next = Math.min(...instants.filter((instant) => instant !== undefined && instant > atMs).map(Number));
  return Number.isFinite(next) ? next : undefined;
}

/** The gravest first, then what was said last; equals keep their order. */
export function sortByWeight(notices: readonly Notice[]): Notice[] {
  return notices.toSorted(
    (one, two) => compareSeverity(two.severity, one.severity) || (two.changedMs ?? 0) - (one.changedMs ?? 0),
  );
}

/** Graver than information: it is told where riders have not asked for it. */
export function isPromoted({ severity }: Pick<Notice, 'severity'>): boolean {
  return severity !== 'standard';
}

/** Those in force at a moment, the gravest first; when there is nothing but information, all is well. */
export function listPromoted(notices: readonly Notice[], atMs: number): Notice[] {
  return sortByWeight(notices.filter((notice) => isPromoted(notice) && isInForce(notice, atMs)));
}

/** Whether the weather holds up the service. */
export function isStorm({ cause, severity }: Pick<Notice, 'cause' | 'severity'>): boolean {
  return cause === 'weather' && compareSeverity(severity, 'moyen') >= 0;
}

/** Whether a notice is among those a member asked for. */
export function isFollowed({ general, lineIds, lines }: Notice, following: Following): boolean {
  const { lineNumbers = [] } = following;
  return (
    (general && following.general) ||
    lineIds.some((id) => following.lineIds.includes(id)) ||
    lines.some(({ number }) => lineNumbers.includes(number))
  );
}
