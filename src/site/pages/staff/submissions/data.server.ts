import type { MemberAccess } from '#clients/accounts/accounts-client.ts';
import type { SavedFile } from '#clients/content/submissions.ts';
import type { Locale } from '#domain/locale.ts';
import type { Breadcrumb } from '#domain/page.ts';
import type { ExportFormat, Submission, SubmissionRef } from '#domain/web-forms/submission.ts';
import { AppError } from '#lib/errors.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { homeAndTitle } from '#site/pages/page-info.server.ts';
import type { LoadedFile, LoaderContext, PageLoader } from '#site/pages/screen.server.ts';
import { erasedParam } from './form.ts';
import { pathOfSubmissions, submissionAt } from './submission-place.server.ts';
import type { FormsView, ListedSubmission, ListView, SubmissionsData } from './submissions-data.ts';

/** What riders sent by forms: all forms, those of one, one of them, or a file. It is read anew each time. */
export const loadSubmissions: PageLoader<SubmissionsData> = async (context) => {
  const { member, params, url } = context;
  if (!member) throw new AppError('unauthorized', 'the page is for editors who have signed in');
  const { formId, number } = submissionAt(params);
  return member.call(async (access) => {
    const asked = { ...context, access };
    if (formId === undefined) return pageOf(context, await loadForms(asked));
    if (number !== undefined) return pageOf(context, await loadOne(asked, { formId, number }));
    const file = url.searchParams.get(fileParam);
    if (file !== null) return fileOf(await context.content.submissions.loadFile(access, formId, file));
    return loadForm(asked, formId);
  });
};

interface Asked extends LoaderContext {
  readonly access: MemberAccess;
}

/** Of a file that came with a submission, in the address of its form. */
const fileParam = 'fichier';
const formatParam = 'format';
const formats: readonly ExportFormat[] = ['csv', 'json'];

async function loadForms({ content, access, locale, url, ...place }: Asked): Promise<FormsView> {
  const counts = await content.submissions.countForms(access);
  const erased = url.searchParams.get(erasedParam) ?? '';
  return {
    view: 'forms',
    forms: counts.map(({ formId, title, ...counted }) => ({
      ...counted,
      formId,
      title: title[locale],
      href: pathOfSubmissions({ ...place, locale }, { formId }),
    })),
    ...(/^\d{1,9}$/.test(erased) && { erased: Number(erased) }),
  };
}

async function loadForm(asked: Asked, formId: string): ReturnType<typeof loadSubmissions> {
  const { content, access, locale, url } = asked;
  const before = url.searchParams.get('before') ?? undefined;
  const form = (await content.submissions.countForms(access)).find((one) => one.formId === formId);
  if (!form) throw new AppError('not-found', 'there is no such form');
  const format = formats.find((one) => one === url.searchParams.get(formatParam));
  if (format) return fileOf(await content.submissions.exportForm(access, formId, format));
  const { submissions, next } = await content.submissions.list(access, { formId, before });
  const path = pathOfSubmissions(asked, { formId });
  const data: ListView = {
    view: 'list',
    title: form.title[locale],
    rows: submissions.map((one) => rowOf(one, pathOfSubmissions(asked, one))),
    // Of a form by which nothing was sent there is nothing to export.
    exports: (form.count > 0 ? formats : []).map((one) => ({
      format: one,
      href: `${path}?${formatParam}=${one}`,
    })),
    ...(before !== undefined && { newestHref: path }),
    ...(next !== undefined && { olderHref: `${path}?before=${next}` }),
  };
  return pageOf(asked, data);
}

async function loadOne(asked: Asked, ref: SubmissionRef): Promise<SubmissionsData> {
  const submission = await asked.content.submissions.find(asked.access, ref);
  if (!submission) throw new AppError('not-found', 'there is no such submission');
  const { title, files, ...shown } = submission;
  const listHref = pathOfSubmissions(asked, { formId: ref.formId });
  return {
    view: 'one',
    ...shown,
    form: title[asked.locale],
    listHref,
    files: files.map((file) => ({ ...file, href: `${listHref}?${fileParam}=${file.id}` })),
  };
}

/** As much of the first answer as stands in a row. */
const startLength = 80;

function rowOf(
  { number, createdMs, locale, fields, files, ...one }: Submission,
  href: string,
): ListedSubmission {
  const [first] = fields;
  const start = [...(first?.text ?? '')].slice(0, startLength + 1);
  return {
    number,
    href,
    createdMs,
    locale,
    start: start.length > startLength ? `${start.slice(0, startLength).join('').trimEnd()}…` : start.join(''),
    fileCount: files.length,
    state: stateOf(one),
  };
}

function stateOf({ replyTo, replies }: Pick<Submission, 'replyTo' | 'replies'>): ListedSubmission['state'] {
  if (replies.length > 0) return 'answered';
  return replyTo === undefined ? 'unreachable' : 'waiting';
}

/** Saved by who asks: a browser shows none of it, and keeps none. */
const fileOf = ({ type, name, bytes }: SavedFile): LoadedFile => ({
  kind: 'file',
  type,
  body: Buffer.from(bytes),
  filename: name,
  keep: 'never',
});

function pageOf(context: LoaderContext, data: SubmissionsData) {
  const crumbs = crumbsOf(context, data);
  const title = crumbs.at(-1)?.title ?? '';
  const [home] = homeAndTitle(title, context.locale, context.table);
  const breadcrumbs = [...(home ? [home] : []), ...crumbs];
  return { kind: 'page', status: 200, info: { title, metas: [], breadcrumbs }, data } as const;
}

/** From the first view to this one. */
function crumbsOf(context: LoaderContext, data: SubmissionsData): readonly Breadcrumb[] {
  const words = textsOf(context.locale);
  const all = { title: words.title, path: pathOfSubmissions(context) };
  if (data.view === 'forms') return [{ title: words.title }];
  if (data.view === 'list') return [all, { title: data.title }];
  return [all, { title: data.form, path: data.listHref }, { title: words.one.title(data.number) }];
}

const textsOf = (locale: Locale) => catalogues[locale].staff.submissions;
