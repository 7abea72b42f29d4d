import type { PhoneLine } from '#domain/operator.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { phoneHref } from '#site/layouts/phone/phone-href.ts';
import { BoardNote } from '#site/ui/board-note/board-note.tsx';
import type { PageView } from '#site/view.ts';

interface FailedNoteProps {
  readonly view: PageView;
  /** What did not come; the times unless told. */
  readonly title?: string;
  /** What was kept and what to do, with a number to call where there is one. */
  readonly help?: { readonly orCall: string; readonly alone: string };
}

/** What a screen shows could not be had: what was kept, and what to do. */
export function FailedNote({ view, title, help }: FailedNoteProps) {
  const texts = useTexts().board;
  const { general } = view.shell.operator.phones;
  return (
    <>
      <BoardNote icon="alert" title={title ?? texts.failed}>
        <p>
          <Help line={general} words={help ?? texts.failedHelp} />
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

interface HelpProps {
  readonly line: PhoneLine | undefined;
  readonly words: NonNullable<FailedNoteProps['help']>;
}

function Help({ line, words }: HelpProps) {
  if (!line) return words.alone;
  return (
    <>
      {words.orCall} <a href={phoneHref(line)}>{line.number}</a>.
    </>
  );
}
