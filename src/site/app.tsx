import { createElement, type ReactNode } from 'react';
import type { PageInfo } from '#domain/page.ts';
import { AnalyticsContext, analyticsOf } from '#site/device/analytics.ts';
import { OperatorContext } from '#site/i18n/operator-traits.ts';
import { LanguageProvider } from '#site/i18n/texts.tsx';
import { TodayContext } from '#site/i18n/today.ts';
import type { Catalogue } from '#site/i18n/catalogue.ts';
import { Layout } from '#site/layouts/layout.tsx';
import { MemberPartsContext } from '#site/layouts/member-parts.ts';
import { DrawingPartsContext } from '#site/ui/drawing/drawing-parts.ts';
import { LiveSwitch } from '#site/live/live-switch.ts';
import { OwnNamesContext } from '#site/ui/place-name/place-name.tsx';
import { StillContext } from '#site/ui/still/still.tsx';
import { StopPartsContext } from './pages/schedules/stop/stop-parts.ts';
import { getComponent } from './pages/screen-components.ts';
import { PageAroundContext } from '#site/blocks/page-around.ts';
import { RareBlocksContext } from '#site/blocks/rare-blocks.ts';
import { findPart, getPart } from './part-components.ts';
import type { PageView } from '#site/view.ts';

interface SiteAppProps {
  readonly view: PageView;
  readonly texts: Catalogue;
  /** What accompanies the page without being part of it. */
  readonly children?: ReactNode;
}

/** The whole page of a view: its language, its layout, its screen. The same on the server and in the browser. */
export function SiteApp({ view, texts, children }: SiteAppProps) {
  const { info, route, shell } = view;
  // Two pages of one screen keep nothing of each other: neither what was typed nor what became of a form.
  const key = route.url.replace(/\?.*/s, '');
  return (
    <LanguageProvider locale={route.locale} texts={texts} names={shell.operator.languages?.names}>
      <Surroundings view={view}>
        <Parts>
          <Layout
            view={view}
            intro={drawBlocks(info.intro)}
            bottom={drawBlocks(info.bottomContent)}
            over={drawOver(view)}
          >
            {createElement(getComponent(route.screen), { key, view, data: view.data as never })}
          </Layout>
        </Parts>
        {children}
      </Surroundings>
    </LanguageProvider>
  );
}

/** What every component may ask of the page that it stands on. */
function Surroundings({ view, children }: Pick<SiteAppProps, 'view' | 'children'>) {
  const { shell } = view;
  return (
    <OperatorContext value={shell.operator}>
      <TodayContext value={shell.today}>
        <OwnNamesContext value={view.ownNames}>
          <LiveSwitch value={view.preview?.local === undefined}>
            <StillContext value={view.still}>
              <PageAroundContext value={view}>
                <AnalyticsContext value={analyticsOf(shell.consent)}>{children}</AnalyticsContext>
              </PageAroundContext>
            </StillContext>
          </LiveSwitch>
        </OwnNamesContext>
      </TodayContext>
    </OperatorContext>
  );
}

/** The parts that few pages need and that came with this one, for the components that draw them. */
function Parts({ children }: Pick<SiteAppProps, 'children'>) {
  const drawings = { DrawnElsewhere: findPart('elsewhere'), NamedScene: findPart('scene') };
  const member = { MemberMenu: findPart('member-menu'), AccountNav: findPart('account-nav') };
  const stop = { DisplayBoard: findPart('display'), StopDayView: findPart('stop-day') };
  const blocks = {
    form: findPart('web-form'),
    list_news: findPart('list-news'),
    photo_gallery: findPart('photo-gallery'),
    video_player: findPart('video-player'),
  };
  return (
    <DrawingPartsContext value={drawings}>
      <MemberPartsContext value={member}>
        <StopPartsContext value={stop}>
          <RareBlocksContext value={blocks}>{children}</RareBlocksContext>
        </StopPartsContext>
      </MemberPartsContext>
    </DrawingPartsContext>
  );
}

function drawBlocks(blocks: PageInfo['intro']): ReactNode {
  return blocks && createElement(getPart('blocks'), { blocks });
}

/** An alert, and that the page is drawn for another moment. */
function drawOver(view: PageView): ReactNode {
  const { alert } = view.shell;
  return (
    <>
      {alert && createElement(getPart('takeover'), { key: alert.fingerprint, alert, shell: view.shell })}
      {view.preview && createElement(getPart('time-preview'), { view, preview: view.preview })}
    </>
  );
}
