import { Main } from '../shell/main.tsx';
import type { LayoutProps } from '#site/layouts/layout-props.ts';
import { PageBottom, PageBreadcrumbs } from '#site/layouts/page-header/page-header.tsx';

/**
 * For screens that are tools: each draws its own heading, where its answer begins. The way to it stands at its end, so
 * that the first screen of a phone belongs to the answer.
 */
export function ScreenLayout({ view, bottom, children }: LayoutProps) {
  return (
    <>
      <Main>
        {children}
        {bottom && (
          <div className="page-width">
            <PageBottom info={view.info}>{bottom}</PageBottom>
          </div>
        )}
      </Main>
      <PageBreadcrumbs info={view.info} />
    </>
  );
}
