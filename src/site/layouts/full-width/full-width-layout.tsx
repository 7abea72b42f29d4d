import { Main } from '../shell/main.tsx';
import type { LayoutProps } from '#site/layouts/layout-props.ts';
import { sectionScene } from '#site/layouts/page-header/section-scene.ts';
import {
  PageBottom,
  PageBreadcrumbs,
  PageContent,
  PageHeader,
} from '#site/layouts/page-header/page-header.tsx';

/** No sidebar: the content has the page's whole width. */
export function FullWidthLayout({ view, intro, bottom, children }: LayoutProps) {
  return (
    <>
      <PageBreadcrumbs info={view.info} />
      <Main>
        <div className="page-body full-width">
          <div className="page-width">
            <PageHeader info={view.info} intro={intro} scene={sectionScene(view)} />
          </div>
          <PageContent className="page-width full-width-content" info={view.info}>
            {children}
          </PageContent>
          {bottom && (
            <div className="page-width">
              <PageBottom info={view.info}>{bottom}</PageBottom>
            </div>
          )}
        </div>
      </Main>
    </>
  );
}
