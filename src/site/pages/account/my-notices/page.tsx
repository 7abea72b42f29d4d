import { Blocks } from '#site/blocks/blocks.tsx';
import { useTexts } from '#site/i18n/texts.tsx';
import { NoticeRows, PartialNote } from '#site/pages/notices/list/notice-rows.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import { BoardNote } from '#site/ui/board-note/board-note.tsx';
import { ButtonLink } from '#site/ui/button/button.tsx';
import { Callout } from '#site/ui/callout/callout.tsx';
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import type { MyNoticesData } from './data.server.ts';
import './page.css';

/** The notices of the lines that a member chose, and those for everyone where they want them. */
export default function MyNoticesPage({ view, data }: PageProps<MyNoticesData>) {
  const texts = useTexts('account').choices.myNotices;
  const { shell } = view;
  const { rows, isWithoutChoice, isPartial, isAway } = data;
  return (
    <div className="stack my-notices">
      {isAway && (
        <Callout severity="faible">
          <p>{texts.away}</p>
        </Callout>
      )}
      {isWithoutChoice ? (
        <EmptyState title={texts.nothingFollowed}>
          <p>
            <ButtonLink href={shell.links.accountNotices}>{texts.choose}</ButtonLink>
          </p>
        </EmptyState>
      ) : (
        <>
          {isPartial && <PartialNote />}
          {rows.length > 0 ? (
            <>
              <p className="soft">
                {texts.count(rows.length)}{' '}
                <ContentLink href={shell.links.accountNotices}>{texts.change}</ContentLink>
              </p>
              <NoticeRows rows={rows} today={shell.today} />
            </>
          ) : (
            <BoardNote icon="check" title={texts.none}>
              <ContentLink href={shell.links.accountNotices}>{texts.change}</ContentLink>
            </BoardNote>
          )}
        </>
      )}
      <Blocks blocks={data.blocks} />
    </div>
  );
}
