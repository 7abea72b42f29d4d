import type { DayKind } from '#domain/line-sheet.ts';
import type { Mode } from '#domain/mode.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import './date-chips.css';

/** A day that can be chosen. */
export interface DateChip {
  /** `2026-11-16`. */
  readonly date: string;
  readonly kind: DayKind;
  readonly href: string;
  /** Nothing runs then. */
  readonly isEmpty?: boolean;
  /** It belongs to another period than the first of the days. */
  readonly isNewPeriod?: boolean;
}

interface DateChipsProps {
  days: readonly DateChip[];
  /** The day on screen. */
  current: string;
  today: string;
  /** What the mark of a new period means: « Horaire d’hiver dès le 28 novembre ». */
  legend?: string | undefined;
  /** What carries the riders of the line. */
  mode?: Mode | undefined;
}

/** The next days as links: a sideways row on phones, weeks where there is room, one row where there is more. */
export function DateChips({ days, current, today, legend, mode }: DateChipsProps) {
  const texts = useTexts('routes').line;
  return (
    <div className="date-chips-box">
      <ol className="date-chips" aria-label={texts.chooseDay}>
        {days.map((day) => (
          <li key={day.date} data-period={day.isNewPeriod ? 'new' : undefined}>
            <ContentLink
              className="date-chip"
              href={day.href}
              data-kind={day.kind}
              data-empty={day.isEmpty || undefined}
              aria-current={day.date === current ? 'date' : undefined}
            >
              <b>
                {day.date === today && <VisuallyHidden>{`${texts.today}, `}</VisuallyHidden>}
                {shortDay(day.date, texts.weekdays)}
              </b>{' '}
              <DayWords day={day} mode={mode} />
              {day.isNewPeriod && <VisuallyHidden>{`, ${texts.newPeriod}`}</VisuallyHidden>}
            </ContentLink>
          </li>
        ))}
      </ol>
      {legend !== undefined && (
        <p className="date-chips-legend">
          <span className="date-chips-mark" aria-hidden="true" />
          {legend}
        </p>
      )}
    </div>
  );
}

/** `lun. 16`, without what a phone needs long for: its first date in a language. */
function shortDay(date: string, weekdays: readonly string[]): string {
  const weekday = weekdays[new Date(`${date}T12:00:00Z`).getUTCDay()] ?? '';
  return `${weekday}\u00a0${Number(date.slice(8))}`;
}

function DayWords({
  day: { kind, isEmpty },
  mode,
}: Pick<DateChipsProps, 'mode'> & { readonly day: DateChip }) {
  const texts = useTexts('routes').line;
  const words = (
    <>
      {texts.dayKinds[kind]}
      {kind === 'school-day-off' && <VisuallyHidden>{texts.ofSchools}</VisuallyHidden>}
    </>
  );
  if (!isEmpty) return <span>{words}</span>;
  return (
    <span>
      <VisuallyHidden>
        {words}
        {', '}
      </VisuallyHidden>
      {texts.noneRuns(mode)}
    </span>
  );
}
