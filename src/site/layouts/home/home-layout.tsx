import { Main } from '../shell/main.tsx';
import type { LayoutProps } from '#site/layouts/layout-props.ts';
import { pageHeadingId } from '#site/ui/page-heading/page-heading.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import './home-layout.css';

/** No title on screen: the first screen belongs to the rider's next bus. The heading is there for those who listen. */
export function HomeLayout({ view, intro, bottom, children }: LayoutProps) {
  return (
    <Main>
      <h1 className="home-title" id={pageHeadingId} tabIndex={-1}>
        <VisuallyHidden>{view.info.title}</VisuallyHidden>
      </h1>
      <div className="home-body">
        {intro}
        {children}
        {bottom && (
          <div className="page-width">
            <div className="page-bottom">{bottom}</div>
          </div>
        )}
      </div>
    </Main>
  );
}
