import { useTexts } from '#site/i18n/texts.tsx';
import { phoneHref } from '#site/layouts/phone/phone-href.ts';
import { BoardNote } from '#site/ui/board-note/board-note.tsx';
import { pageHeadingId } from '#site/ui/page-heading/page-heading.tsx';
import { StopTag } from '#site/ui/stop-tag/stop-tag.tsx';
import type { PageView } from '#site/view.ts';

/** The times could not be had: what was kept, and what to do. */
export function FailedBoard({ view, code }: { readonly view: PageView; readonly code: string }) {
  return (
    <>
      <div className="stop-head sign">
        <div className="page-width stop-title">
          <h1 id={pageHeadingId} tabIndex={-1}>
            <StopTag number={code} />
          </h1>
        </div>
      </div>
      <div className="page-width stop-page">
        <div className="stop-board">
          <FailedNote view={view} />
        </div>
      </div>
    </>
  );
}

/** What was kept, and what to do. */
export function FailedNote({ view }: { readonly view: PageView }) {
  const texts = useTexts();
  const { general } = view.shell.operator.phones;
  return (
    <>
      <BoardNote icon="alert" title={texts.board.failed}>
        <p>
          {texts.board.failedHelp} <a href={phoneHref(general)}>{general.number}</a>.
        </p>
      </BoardNote>
      <p>
        {/* A new document, not a navigation: the page itself is what failed. */}
        <a className="button" data-kind="primary" href={view.route.url}>
          {texts.board.retry}
        </a>
      </p>
    </>
  );
}
