import { z } from 'zod';
import { documentSchema, type DocumentJson } from '#contract/content/json-api.ts';
import { noticeUpdatesSchema } from '#contract/content/notice-effects.ts';
import type { Locale } from '#domain/locale.ts';
import { AppError } from '#lib/errors.ts';
import { readTime, type ContentDesk } from '../content-desk.ts';
import type { Arguments } from './arguments.ts';
import { readNotice, toDocument, type NoticeFile } from './notice-file.ts';
import { describeReach } from './describe-reach.ts';
import { findNotice } from './find-notice.ts';
import type { Print } from '../print.ts';

/** Publishes a notice: at once, or from the day it is to be posted. */
export async function publish(desk: ContentDesk, given: Arguments, print: Print): Promise<void> {
  const [file] = given.rest;
  const { fr, en } = given;
  if (file === undefined && fr === undefined && en === undefined)
    throw new AppError('bad-request', 'publish takes the file of a notice, or its titles by --fr and --en');
  const written = await readNotice(desk, file, given);
  const titled: NoticeFile = {
    ...written,
    ...(fr !== undefined && { fr: { ...written.fr, title: fr } }),
    ...(en !== undefined && { en: { ...written.en, title: en } }),
  };
  const { base, body } = toDocument(titled, { type: 'notices' });
  const path = `${base}/api/notices${queryOf(given)}`;
  const answer = await desk.write({ method: 'POST', path, body }, documentSchema);
  tell(answer, { print, verb: 'published' });
}

/** Changes a notice, and adds to its history what is said by `--fr` and `--en`. */
export async function update(desk: ContentDesk, given: Arguments, print: Print): Promise<void> {
  const [id, file] = given.rest;
  const known = await findNotice(desk, id);
  const written = await readNotice(desk, file, given);
  const [fr, en] = await Promise.all([
    withUpdate(desk, { known, locale: 'fr', given, words: written.fr }),
    withUpdate(desk, { known, locale: 'en', given, words: written.en }),
  ]);
  const changed: NoticeFile = { ...written, ...(fr && { fr }), ...(en && { en }) };
  const { base, body } = toDocument(changed, known);
  const path = `${base}/api/${known.type}/${known.id}${queryOf(given)}`;
  const answer = await desk.write({ method: 'PATCH', path, body }, documentSchema);
  tell(answer, { print, verb: 'changed' });
}

interface Said {
  readonly known: { readonly type: string; readonly id: string };
  readonly locale: Locale;
  readonly given: Arguments;
  /** What is changed besides. */
  readonly words: NoticeFile[Locale];
}

const updatesSchema = z.object({
  data: z.object({ attributes: z.object({ updates: noticeUpdatesSchema.nullish().catch([]) }) }),
});

/** The words of a language with what is said in it now, after all that was said before. */
async function withUpdate(desk: ContentDesk, said: Said): Promise<NoticeFile[Locale]> {
  const { known, locale, given, words } = said;
  const text = given[locale];
  if (text === undefined) return words;
  const prefix = locale === 'en' ? '/en' : '';
  const { data } = await desk.read(`${prefix}/api/${known.type}/${known.id}`, updatesSchema);
  const date = new Date(await desk.now()).toISOString();
  return { ...words, updates: [...(data.attributes.updates ?? []), { date, text }] };
}

/** A notice that has ended is told no more, and does nothing more to boards. */
export async function end(desk: ContentDesk, given: Arguments, print: Print): Promise<void> {
  const known = await findNotice(desk, given.rest[0]);
  const at =
    given.at === undefined ? new Date(await desk.now()).toISOString() : await readTime(desk, given.at);
  const { body } = toDocument({ shared: { date_notice_end: at } }, known);
  const path = `/api/${known.type}/${known.id}${queryOf(given)}`;
  const answer = await desk.write({ method: 'PATCH', path, body }, documentSchema);
  tell(answer, { print, verb: `ended at ${at}:` });
}

function queryOf({ 'dry-run': dryRun, 'one-language': oneLanguage }: Arguments): string {
  const query = new URLSearchParams({
    ...(dryRun && { dryRun: 'true' }),
    ...(oneLanguage && { oneLanguage: 'true' }),
  });
  return query.size === 0 ? '' : `?${query}`;
}

interface Telling {
  readonly print: Print;
  readonly verb: string;
}

function tell({ data, meta }: DocumentJson, { print, verb }: Telling): void {
  const title = String(data.attributes['title']);
  if (meta?.['dryRun'] !== true) {
    print(`✓ ${verb} ${title}`);
    print(`  ${data.id}`);
    return;
  }
  print(`Nothing was written. « ${title} » would touch:`);
  for (const line of describeReach(meta['reach'])) print(`  ${line}`);
}
