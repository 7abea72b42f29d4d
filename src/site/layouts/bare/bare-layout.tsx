import type { LayoutProps } from '#site/layouts/layout-props.ts';
import { PageBottom, PageHeader } from '#site/layouts/page-header/page-header.tsx';
import { BareShell } from '../shell/bare-shell.tsx';
import './bare-layout.css';

/** For a page that stands while no service does: the operator's name, the title and the page's own words. */
export function BareLayout({ view, intro, bottom, children }: LayoutProps) {
  return (
    <BareShell shell={view.shell}>
      <div className="bare-body">
        <PageHeader info={view.info} intro={intro} />
        {children}
        <PageBottom info={view.info}>{bottom}</PageBottom>
      </div>
    </BareShell>
  );
}
