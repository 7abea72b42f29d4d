import { Blocks } from '#site/blocks/blocks.tsx';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { contentLang, PageContent } from '#site/layouts/page-header/page-header.tsx';
import { PromotedNoticeLine } from '#site/pages/notices/promoted-notice.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import { QuickSearch } from '#site/quick-search/quick-search.tsx';
import { cancellationsPath, schedulePagePath, typeAnchor } from '#site/routing/schedule-paths.ts';
import { BoardNote } from '#site/ui/board-note/board-note.tsx';
import { ButtonLink } from '#site/ui/button/button.tsx';
import { ChipLink, ChipRow } from '#site/ui/chip/chip.tsx';
import { Icon, type IconName } from '#site/ui/icon/icon.tsx';
import { LinkRow } from '#site/ui/link-row/link-row.tsx';
import { pageHeadingId } from '#site/ui/page-heading/page-heading.tsx';
import type { IndexData } from './data.server.ts';
import { OwnStopChips } from './own-stop-chips.tsx';
import { TypeSection } from './type-section.tsx';
import './page.css';

/** The schedules: the search, the stops of this device, every line by its type. */
export default function IndexPage({ view, data }: PageProps<IndexData>) {
  const texts = useTexts('line-index', 'map');
  const locale = useLocale();
  const { links, operator } = view.shell;
  const place = { base: links.schedules, locale };
  const more: readonly (readonly [IconName, string, string | undefined])[] = [
    ['cancelled', texts.lineIndex.cancellations, cancellationsPath(place)],
    ['printer', texts.lineIndex.printable, data.printable],
    [operator.fleet ?? 'bus', texts.lineIndex.displays, schedulePagePath(place, 'displays')],
  ];
  return (
    <>
      <div className="index-head sign">
        <div className="page-width">
          <h1 id={pageHeadingId} tabIndex={-1} lang={contentLang(view.info, locale)}>
            {view.info.title}
          </h1>
          <div className="index-search">
            <QuickSearch links={links} label={texts.home.search} example={operator.searchExample} />
          </div>
        </div>
      </div>
      {data.worst && <PromotedNoticeLine notice={data.worst} />}
      <div className="page-width index-page">
        <OwnStopChips place={place} />
        {data.isWithoutLines && (
          <BoardNote icon="alert" title={texts.lineIndex.away}>
            <p>{texts.lineIndex.awayHelp}</p>
          </BoardNote>
        )}
        <div className="index-ways">
          <ChipRow label={texts.lineIndex.types}>
            {data.groups.map(({ type }) => (
              <ChipLink key={typeAnchor(type?.key)} href={`#${typeAnchor(type?.key)}`}>
                {type ? type.name[locale] : texts.lineIndex.others}
              </ChipLink>
            ))}
          </ChipRow>
          <ButtonLink kind="secondary" icon="map" href={schedulePagePath(place, 'map')}>
            {texts.map.network}
          </ButtonLink>
        </div>
        {data.groups.map((group) => (
          <TypeSection key={typeAnchor(group.type?.key)} group={group} place={place} />
        ))}
        <nav className="index-more" aria-labelledby="index-more">
          <h2 id="index-more">{texts.lineIndex.more}</h2>
          <ul className="link-rows">
            {more.map(
              ([icon, title, href]) =>
                href !== undefined && (
                  <li key={href}>
                    <LinkRow href={href} lead={<Icon name={icon} />}>
                      {title}
                    </LinkRow>
                  </li>
                ),
            )}
          </ul>
        </nav>
        <PageContent info={view.info}>
          <Blocks blocks={data.blocks} />
        </PageContent>
      </div>
    </>
  );
}
