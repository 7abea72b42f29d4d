import { auditLogSchema } from '#contract/content/audit-log.ts';
import { collectionSchema } from '#contract/content/json-api.ts';
import { parseNotice } from '#clients/content/notices/parse-notice.ts';
import { isPosted, phaseOf, sortByWeight, type Notice } from '#domain/notices/notice.ts';
import type { ContentDesk } from '../content-desk.ts';
import type { Arguments } from './arguments.ts';
import { noticeTypes } from './find-notice.ts';
import type { Print } from '../print.ts';

export async function list(desk: ContentDesk, given: Arguments, print: Print): Promise<void> {
  const now = await desk.now();
  const lists = await Promise.all(
    noticeTypes.map((type) => desk.read(`/api/${type}?page[limit]=500&sort=-changed`, collectionSchema)),
  );
  const notices = lists.flatMap(({ data, included = [] }) => data.map((one) => parseNotice(one, included)));
  const shown = sortByWeight(notices).filter((notice) => given.all || isPosted(notice, now));
  for (const notice of shown) print(describe(notice, now));
  if (shown.length === 0) print('No notice is posted.');
}

function describe(notice: Notice, now: number): string {
  const { id, severity, title, general, lines, postedFromMs, postedUntilMs } = notice;
  const phase = isPosted(notice, now) ? phaseOf(notice, now) : 'not posted';
  const about = general ? 'everyone' : lines.map(({ number }) => number).join(', ') || 'no line';
  const day = (at: number | undefined) => (at === undefined ? '…' : new Date(at).toISOString().slice(0, 16));
  return `${id}  ${severity.padEnd(8)}  ${phase.padEnd(10)}  ${day(postedFromMs)} to ${day(postedUntilMs)} UTC  ${about}: ${title}`;
}

/** Who did what. */
export async function log(desk: ContentDesk, { rest: [id] }: Arguments, print: Print): Promise<void> {
  const query = id === undefined ? '' : `?id=${encodeURIComponent(id)}`;
  const { data } = await desk.read(`/api/auditLog${query}`, auditLogSchema);
  for (const { at, actor, action, type, id: item, fields } of data)
    print(`${at}  ${actor}  ${action} ${type ?? ''} ${item ?? ''}  ${fields.join(' ')}`);
  if (data.length === 0) print('Nothing is on record.');
}
