import type { ComponentType } from 'react';
import type { LayoutName } from '#site/routing/route.ts';
import { BareLayout } from './bare/bare-layout.tsx';
import { DefaultLayout } from './default/default-layout.tsx';
import { DisplayLayout } from './display/display-layout.tsx';
import { PageShell } from './shell/page-shell.tsx';
import { FullWidthLayout } from './full-width/full-width-layout.tsx';
import { HomeLayout } from './home/home-layout.tsx';
import { Imprint } from './imprint/imprint.tsx';
import type { LayoutProps } from './layout-props.ts';
import { MyAccountLayout } from './my-account/my-account-layout.tsx';
import { PreviewLayout } from './preview/preview-layout.tsx';
import { PrintLayout } from './print/print-layout.tsx';
import { RedirectLayout } from './redirect/redirect-layout.tsx';
import { ScreenLayout } from './screen/screen-layout.tsx';
import { SearchLayout } from './search/search-layout.tsx';

const layouts: Readonly<Record<LayoutName, ComponentType<LayoutProps>>> = {
  bare: BareLayout,
  default: DefaultLayout,
  display: DisplayLayout,
  'full-width': FullWidthLayout,
  home: HomeLayout,
  'my-account': MyAccountLayout,
  preview: PreviewLayout,
  print: PrintLayout,
  redirect: RedirectLayout,
  screen: ScreenLayout,
  search: SearchLayout,
  'search-screen': ScreenLayout,
};

/** These stand alone; around the others the shell stays in place from one page to the next. */
const withoutShell: readonly LayoutName[] = ['bare', 'display', 'print', 'redirect'];

/** Draws a page in the layout its route names. */
export function Layout(props: LayoutProps) {
  const { layout } = props.view.route;
  const Chosen = layouts[layout];
  const page = <Chosen {...props} />;
  return (
    <>
      {withoutShell.includes(layout) ? (
        page
      ) : (
        <PageShell view={props.view} over={props.over}>
          {page}
        </PageShell>
      )}
      <Imprint view={props.view} />
    </>
  );
}
