import { pageHeadingId } from '#site/ui/page-heading/page-heading.tsx';
import { StopTag } from '#site/ui/stop-tag/stop-tag.tsx';
import type { PageView } from '#site/view.ts';
import { FailedNote } from '../failed-note.tsx';

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
