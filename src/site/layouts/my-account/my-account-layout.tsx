import { useContext } from 'react';
import { Main } from '../shell/main.tsx';
import type { LayoutProps } from '#site/layouts/layout-props.ts';
import { MemberPartsContext } from '#site/layouts/member-parts.ts';
import {
  PageBottom,
  PageBreadcrumbs,
  PageContent,
  PageHeader,
} from '#site/layouts/page-header/page-header.tsx';
import './my-account-layout.css';

export function MyAccountLayout({ view, intro, bottom, children }: LayoutProps) {
  const { AccountNav } = useContext(MemberPartsContext);
  return (
    <>
      <PageBreadcrumbs info={view.info} />
      <Main>
        <div className="page-width page-body account-columns">
          {AccountNav && <AccountNav shell={view.shell} url={view.route.url} />}
          <div className="account-content">
            <PageHeader info={view.info} intro={intro} />
            <PageContent info={view.info}>{children}</PageContent>
            <PageBottom info={view.info}>{bottom}</PageBottom>
          </div>
        </div>
      </Main>
    </>
  );
}
