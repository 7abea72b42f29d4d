import type { Locale } from '#domain/locale.ts';
import { linkOverReason, reasonParam } from '#site/routing/login-query.ts';
import type { RouteTable } from '#site/routing/route-table.ts';

interface Place {
  readonly table: RouteTable;
  readonly locale: Locale;
}

/** Where a link of a mail leads that was used, is too old, or is none: to the page that sends another. */
export const badLinkPath = ({ table, locale }: Place): string =>
  `${table.pathOf('password-reset', locale) ?? '/'}?${reasonParam}=${linkOverReason}`;

/** The login page, which says what was done. */
export const loginAfter = (form: string, { table, locale }: Place): string =>
  `${table.pathOf('login', locale) ?? '/'}?done=${form}`;
