import { useTexts } from '#site/i18n/texts.tsx';
import { phoneHref } from '#site/layouts/phone/phone-href.ts';
import { BoardNote } from '#site/ui/board-note/board-note.tsx';
import type { PageView } from '#site/view.ts';

/** The times could not be had: what was kept, and what to do. */
export function FailedTimes({ view }: { readonly view: PageView }) {
  const texts = useTexts().board;
  const { general } = view.shell.operator.phones;
  return (
    <>
      <BoardNote icon="alert" title={texts.failed}>
        <p>
          {texts.failedHelp} <a href={phoneHref(general)}>{general.number}</a>.
        </p>
      </BoardNote>
      <p>
        {/* A new document, not a navigation: the page itself is what failed. */}
        <a className="button" data-kind="primary" href={view.route.url}>
          {texts.retry}
        </a>
      </p>
    </>
  );
}
