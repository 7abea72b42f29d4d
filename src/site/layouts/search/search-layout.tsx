import { useTexts } from '#site/i18n/texts.tsx';
import { Main } from '../shell/main.tsx';
import { SearchForm } from '#site/layouts/header/search-form.tsx';
import type { LayoutProps } from '#site/layouts/layout-props.ts';
import {
  PageBottom,
  PageBreadcrumbs,
  PageContent,
  PageHeader,
} from '#site/layouts/page-header/page-header.tsx';
import './search-layout.css';

/** The words searched for stay in a field of the page, above what was found. */
export function SearchLayout({ view, intro, bottom, children }: LayoutProps) {
  const texts = useTexts().shell.search;
  const { terms = '' } = view.route.params;
  const { links, operator } = view.shell;
  return (
    <>
      <PageBreadcrumbs info={view.info} />
      <Main>
        <div className="page-width page-body">
          <PageHeader info={view.info} intro={intro} />
          <div className="search-layout-form">
            <SearchForm
              key={terms}
              label={texts.inPage}
              example={operator.searchExample}
              action={links.search}
              terms={terms}
            />
          </div>
          <PageContent info={view.info}>{children}</PageContent>
          <PageBottom info={view.info}>{bottom}</PageBottom>
        </div>
      </Main>
    </>
  );
}
