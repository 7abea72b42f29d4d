import { z } from 'zod';
import { severities } from '#domain/notices/severity.ts';
import { AppError } from '#lib/errors.ts';
import { readTime, type ContentDesk } from '../content-desk.ts';
import { readJsonFile } from '#platform/read-file.ts';
import type { Arguments } from './arguments.ts';

const attributes = z.record(z.string(), z.unknown());

/** A notice in a file: attributes of the wire, those that all languages share and those of each. */
const noticeFileSchema = z.strictObject({
  shared: attributes.default({}),
  fr: attributes.optional(),
  en: attributes.optional(),
});
export type NoticeFile = z.infer<typeof noticeFileSchema>;

const nothing: NoticeFile = { shared: {} };

/** The file that was named, with what was typed besides; typed words come before written ones. */
export async function readNotice(
  desk: ContentDesk,
  file: string | undefined,
  given: Arguments,
): Promise<NoticeFile> {
  const written = file === undefined ? nothing : await readJsonFile(file, noticeFileSchema);
  const { severity, from, until } = given;
  if (severity !== undefined && !severities.some((word) => word === severity))
    throw new AppError('bad-request', `The severity is one of ${severities.join(', ')}`);
  return {
    ...written,
    shared: {
      ...written.shared,
      ...(severity !== undefined && { notice_type: severity }),
      ...(given.general && { general: true }),
      ...(from !== undefined && { date_notice_start: await readTime(desk, from) }),
      ...(until !== undefined && { date_notice_end: await readTime(desk, until) }),
    },
  };
}

/** As JSON:API writes it: French at the address, English beside it; what has no French is written in English. */
export function toDocument(notice: NoticeFile, item: { readonly type: string; readonly id?: string }) {
  const { shared, fr, en } = notice;
  const isEnglish = fr === undefined && en !== undefined;
  const own = isEnglish ? en : { ...fr };
  return {
    base: isEnglish ? '/en' : '',
    body: {
      data: {
        ...item,
        attributes: { ...shared, ...own },
        ...(!isEnglish && en !== undefined && { meta: { translations: { en } } }),
      },
    },
  };
}
