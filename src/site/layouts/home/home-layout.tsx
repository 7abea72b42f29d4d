import { useLocale } from '#site/i18n/texts.tsx';
import { Main } from '../shell/main.tsx';
import type { LayoutProps } from '#site/layouts/layout-props.ts';
import { contentLang, PageBottom, PageContent } from '#site/layouts/page-header/page-header.tsx';
import { pageHeadingId } from '#site/ui/page-heading/page-heading.tsx';
import '#site/ui/visually-hidden/visually-hidden.css';

/**
 * No title on screen: the first screen belongs to the rider's next bus. The heading is there for those who listen.
 * The page itself mixes the site's words with the content's, so it marks the language of the latter.
 */
export function HomeLayout({ view, intro, bottom, children }: LayoutProps) {
  const { info } = view;
  return (
    <Main>
      <h1 className="visually-hidden" id={pageHeadingId} tabIndex={-1} lang={contentLang(info, useLocale())}>
        {info.title}
      </h1>
      <div className="home-body">
        {intro && <PageContent info={info}>{intro}</PageContent>}
        {children}
        {bottom && (
          <div className="page-width">
            <PageBottom info={info}>{bottom}</PageBottom>
          </div>
        )}
      </div>
    </Main>
  );
}
