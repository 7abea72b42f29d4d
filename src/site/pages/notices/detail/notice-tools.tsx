import { useTexts } from '#site/i18n/texts.tsx';
import { Button, ButtonLink } from '#site/ui/button/button.tsx';
import { ShareButton } from '#site/ui/share-button/share-button.tsx';
import { feedParameter } from '#site/pages/feeds/feed.ts';

interface NoticeToolsProps {
  readonly title: string;
  /** The address of the page, without a query. */
  readonly page: string;
  /** Where riders choose what they are told of. */
  readonly follow: string;
  readonly hasAgenda: boolean;
}

/** What one can do with a notice besides reading it. */
export function NoticeTools({ title, page, follow, hasAgenda }: NoticeToolsProps) {
  const { notices: texts, ui } = useTexts('notices');
  return (
    <div className="notice-tools screen-only">
      <ButtonLink kind="secondary" icon="bell" href={follow}>
        {texts.followOne}
      </ButtonLink>
      {hasAgenda && (
        // A file, not a page.
        <ButtonLink kind="quiet" icon="calendar" href={`${page}?${feedParameter}=ics`} download>
          {texts.agenda}
        </ButtonLink>
      )}
      <div className="notice-scripted needs-script">
        <ShareButton title={title} page={page} />
        <Button kind="quiet" icon="printer" onClick={() => window.print()}>
          {ui.print}
        </Button>
      </div>
    </div>
  );
}
