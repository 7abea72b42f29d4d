import type { PhoneLine } from '#domain/operator.ts';
import { formatDay } from '#site/i18n/format.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { CallUs } from '#site/layouts/phone/call-us.tsx';
import { BoardNote } from '#site/ui/board-note/board-note.tsx';

interface ScheduleOverProps {
  /** The last day that a schedule is published for. */
  readonly end: string;
  /** Who answers, where somebody does. */
  readonly line?: PhoneLine | undefined;
}

/** All that is published is over: until when it was, and who knows more. */
export function ScheduleOver({ end, line }: ScheduleOverProps) {
  const texts = useTexts().board;
  const locale = useLocale();
  return (
    <BoardNote icon="calendar" title={texts.over(formatDay(end, locale))}>
      <p>{texts.overHelp}</p>
      <CallUs line={line} />
    </BoardNote>
  );
}
