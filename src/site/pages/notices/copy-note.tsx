import { formatDate, formatTime } from '#site/i18n/format.ts';
import { useLocale } from '#site/i18n/texts.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import type { Shell } from '#site/view.ts';
import './copy-note.css';

interface CopyNoteProps {
  readonly shell: Pick<Shell, 'warning' | 'today' | 'operator'>;
  /** When what the page shows was read (ms); undefined where nothing could be. */
  readonly readAt: number | undefined;
  /** That it cannot be read now, and from when this is: the day is told where it is another than today. */
  words(time: string, day: string | undefined): string;
}

/** While the content is away its last copy is shown, and says how old it is. */
export function CopyNote({ shell, readAt, words }: CopyNoteProps) {
  const zone = { locale: useLocale(), timeZone: shell.operator.timeZone };
  if (!shell.warning || readAt === undefined) return null;
  const isToday = formatDate(readAt, zone, 'short') === shell.today;
  const day = isToday ? undefined : formatDate(readAt, zone, 'brief');
  return (
    <p className="copy-note" role="status">
      <Icon name="info" size="s" /> {words(formatTime(readAt, zone), day)}
    </p>
  );
}
