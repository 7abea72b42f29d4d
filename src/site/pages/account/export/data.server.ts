import { AppError } from '#lib/errors.ts';
import type { MemberExport } from '#domain/member-export.ts';
import { catalogues } from '#site/i18n/catalogues.server.ts';
import { ownPaymentsOf, type OwnPayments } from '#site/pages/account/profile-words.ts';
import { requireAccount } from '#site/pages/account/require-account.server.ts';
import { homeAndTitle } from '#site/pages/page-info.server.ts';
import type { PageLoader } from '#site/pages/screen.server.ts';

export interface ExportData {
  readonly held: MemberExport;
  readonly jsonHref: string;
  readonly ownPayments: OwnPayments;
}

/** Everything held of a member, to read, to print, or as a file. It is read anew each time and kept nowhere. */
export const loadExport: PageLoader<ExportData> = async (context) => {
  const { member, accounts, locale, table, url, now, operator } = context;
  requireAccount(context);
  if (!member) throw new AppError('unauthorized', 'the page is for members');
  const held = await member.call((access) => accounts.exportMember(access));
  const texts = catalogues[locale].ownData.export;
  if (url.searchParams.get('format') === 'json') {
    const day = new Date(now).toISOString().slice(0, 10);
    return {
      kind: 'file',
      type: 'application/json; charset=utf-8',
      body: `${JSON.stringify({ operator: operator.name[locale], ...held }, null, 2)}\n`,
      filename: `${texts.filename}-${day}.json`,
      keep: 'never',
    };
  }
  const { title } = texts;
  const [home, here] = homeAndTitle(title, locale, table);
  const profile = { title: catalogues[locale].shell.account.label, path: table.pathOf('account', locale) };
  const breadcrumbs = [home, profile, here].filter((crumb) => crumb !== undefined);
  const info = { title, metas: [], breadcrumbs };
  const ownPayments = ownPaymentsOf(operator, locale);
  const data = { held, jsonHref: `${url.pathname}?format=json`, ownPayments };
  return { kind: 'page', status: 200, info, data };
};
