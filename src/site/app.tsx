import { createElement, type ReactNode } from 'react';
import type { PageInfo } from '#domain/page.ts';
import { AnalyticsContext, analyticsOf } from '#site/device/analytics.ts';
import { FleetContext } from '#site/i18n/fleet.ts';
import { NumbersContext } from '#site/i18n/numbers.ts';
import { LanguageProvider } from '#site/i18n/texts.tsx';
import { TodayContext } from '#site/i18n/today.ts';
import type { Catalogue } from '#site/i18n/catalogue.ts';
import { Layout } from '#site/layouts/layout.tsx';
import { MemberPartsContext } from '#site/layouts/member-parts.ts';
import { ServiceTypesContext } from '#site/ui/line-badge/service-types.tsx';
import { DrawingPartsContext } from '#site/ui/drawing/drawing-parts.ts';
import { SceneryContext } from '#site/ui/drawing/scenery.ts';
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
  const key = route.url.replace(/\?.*$/, '');
  return (
    <LanguageProvider locale={route.locale} texts={texts} names={shell.operator.languages?.names}>
      <TodayContext value={shell.today}>
        <FleetContext value={shell.operator.fleet ?? 'bus'}>
          <NumbersContext value={shell.operator.numbers}>
            <SceneryContext value={shell.operator.scenery}>
              <DrawingPartsContext value={drawingParts()}>
                <ServiceTypesContext value={shell.operator.serviceTypes}>
                  <OwnNamesContext value={view.ownNames}>
                    <LiveSwitch value={view.preview?.local === undefined}>
                      <StillContext value={view.still}>
                        <BlockSurroundings view={view}>
                          <MemberPartsContext value={memberParts()}>
                            <Layout
                              view={view}
                              intro={drawBlocks(info.intro)}
                              bottom={drawBlocks(info.bottomContent)}
                              over={drawOver(view)}
                            >
                              <StopPartsContext value={stopParts()}>
                                {createElement(getComponent(route.screen), {
                                  key,
                                  view,
                                  data: view.data as never,
                                })}
                              </StopPartsContext>
                            </Layout>
                          </MemberPartsContext>
                        </BlockSurroundings>
                        {children}
                      </StillContext>
                    </LiveSwitch>
                  </OwnNamesContext>
                </ServiceTypesContext>
              </DrawingPartsContext>
            </SceneryContext>
          </NumbersContext>
        </FleetContext>
      </TodayContext>
    </LanguageProvider>
  );
}

const drawingParts = () => ({
  DrawnElsewhere: findPart('elsewhere'),
  NamedScene: findPart('scene'),
});

const memberParts = () => ({
  MemberMenu: findPart('member-menu'),
  AccountNav: findPart('account-nav'),
});

const stopParts = () => ({
  DisplayBoard: findPart('display'),
  StopDayView: findPart('stop-day'),
});

/** What blocks are given by the page: the rare ones among them, what to show open, and whom they tell of their use. */
function BlockSurroundings({ view, children }: Pick<SiteAppProps, 'view' | 'children'>) {
  const rare = {
    form: findPart('web-form'),
    list_news: findPart('list-news'),
    photo_gallery: findPart('photo-gallery'),
    video_player: findPart('video-player'),
  };
  return (
    <RareBlocksContext value={rare}>
      <PageAroundContext value={view}>
        <AnalyticsContext value={analyticsOf(view.shell.consent)}>{children}</AnalyticsContext>
      </PageAroundContext>
    </RareBlocksContext>
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
