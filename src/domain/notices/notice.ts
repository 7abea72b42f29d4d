import type { Following } from './member.ts';
import { compareSeverity, type Severity } from './severity.ts';

/** A message to riders about the service. */
export interface Notice {
  readonly id: string;
  readonly title: string;
  readonly severity: Severity;
  /** For everyone, whatever line they ride. */
  readonly general: boolean;
  /** The numbers of the lines it speaks of. */
  readonly lines: readonly string[];
  /** The content's identifiers of those lines, which members' choices refer to. */
  readonly lineIds: readonly string[];
  /** Its effect, in a sentence. */
  readonly effect?: string;
  /** Its own address as the content has it, without the prefix of a language. */
  readonly path?: string;
  readonly postedFromMs?: number;
  readonly postedUntilMs?: number;
}

/** A line a notice touches, as its badge shows it. */
export interface NoticeLine {
  readonly number: string;
  readonly serviceTypeCode?: number;
}

/** What the page of a notice tells besides its words. */
export interface NoticeFacts {
  /** When it holds, as the editors wrote it. */
  readonly dates?: string;
  /** From when and until when it is posted. */
  readonly postedFromMs?: number;
  readonly postedUntilMs?: number;
  readonly lines: readonly NoticeLine[];
}

/** The gravest first; equals keep their order. */
export function sortBySeverity(notices: readonly Notice[]): Notice[] {
  return [...notices].sort((a, b) => compareSeverity(b.severity, a.severity));
}

/** Whether riders are told of it at a moment. */
export function isPosted(
  { postedFromMs = -Infinity, postedUntilMs = Infinity }: Notice,
  atMs: number,
): boolean {
  return postedFromMs <= atMs && atMs < postedUntilMs;
}

/** The gravest of those posted at a moment; when there is nothing but information, all is well. */
export function findWorst(notices: readonly Notice[], atMs: number): Notice | undefined {
  const inForce = notices.filter((notice) => notice.severity !== 'standard' && isPosted(notice, atMs));
  return sortBySeverity(inForce)[0];
}

/** Whether a notice speaks of snow or a storm, in either language. */
export function isStorm({ title }: Pick<Notice, 'title'>): boolean {
  return /temp[êe]te|neige(?!s)|verglas|poudrerie|blizzard|snow|storm/i.test(title);
}

/** Whether a notice is among those a member asked for. */
export function isFollowed({ general, lineIds }: Notice, following: Following): boolean {
  return (general && following.general) || lineIds.some((id) => following.lineIds.includes(id));
}
