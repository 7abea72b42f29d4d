import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import type { Locale } from '#domain/locale.ts';
import { MemberMenu } from '#site/layouts/header/member-menu.tsx';
import { Layout } from '#site/layouts/layout.tsx';
import { MemberPartsContext } from '#site/layouts/member-parts.ts';
import { AccountNav } from '#site/layouts/my-account/account-nav.tsx';
import type { PageView } from '#site/view.ts';
import { markupOf } from './markup.tsx';

const memberParts = { MemberMenu, AccountNav };

/** The markup of something that holds links of the site, as the server gives it for an address. */
export function routedMarkup(element: ReactNode, locale: Locale, url = '/'): string {
  return markupOf(
    <MemoryRouter initialEntries={[url]}>
      <MemberPartsContext value={memberParts}>{element}</MemberPartsContext>
    </MemoryRouter>,
    locale,
  );
}

/** A whole page in its layout. */
export function layoutMarkup(view: PageView, page: ReactNode = <p>La page</p>): string {
  return routedMarkup(<Layout view={view}>{page}</Layout>, view.route.locale, view.route.url);
}

/** How often something stands in a text. */
export function count(text: string, what: RegExp): number {
  return text.match(new RegExp(what.source, 'g'))?.length ?? 0;
}
