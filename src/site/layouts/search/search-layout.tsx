import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { Main } from '../shell/main.tsx';
import type { LayoutProps } from '#site/layouts/layout-props.ts';
import {
  contentLang,
  PageBottom,
  PageBreadcrumbs,
  PageContent,
} from '#site/layouts/page-header/page-header.tsx';
import { QuickSearch } from '#site/quick-search/quick-search.tsx';
import { searchedWords } from '#site/quick-search/search-path.ts';
import { pageHeadingId } from '#site/ui/page-heading/page-heading.tsx';
import './search-layout.css';

/** The words searched for stay in the field on the sign, above what was found. */
export function SearchLayout({ view, intro, bottom, children }: LayoutProps) {
  const texts = useTexts().home;
  const terms = searchedWords(view.route);
  const locale = useLocale();
  // With words searched for, the title is the site's own.
  const lang = terms === '' ? contentLang(view.info, locale) : undefined;
  const { links, operator } = view.shell;
  return (
    <>
      <Main>
        <div className="search-layout-sign sign">
          <div className="page-width">
            <h1 className="visually-hidden" id={pageHeadingId} tabIndex={-1} lang={lang}>
              {view.info.title}
            </h1>
            <div className="search-layout-form">
              <QuickSearch
                key={terms}
                label={texts.search}
                example={operator.searchExample}
                links={links}
                terms={terms}
              />
            </div>
          </div>
        </div>
        <div className="page-width page-body">
          {intro && <PageContent info={view.info}>{intro}</PageContent>}
          {children}
          <PageBottom info={view.info}>{bottom}</PageBottom>
        </div>
      </Main>
      <PageBreadcrumbs info={view.info} />
    </>
  );
}
