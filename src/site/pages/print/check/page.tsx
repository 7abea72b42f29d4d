import type { DayChange } from '#domain/day-change.ts';
import { formatClock, formatDay } from '#site/i18n/format.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import { BoardNote } from '#site/ui/board-note/board-note.tsx';
import { Button, ButtonLink } from '#site/ui/button/button.tsx';
import { NumberBadge } from '#site/ui/line-badge/number-badge.tsx';
import { pageHeadingId } from '#site/ui/page-heading/page-heading.tsx';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';
import { TextField } from '#site/ui/text-field/text-field.tsx';
import type { SheetCheckData } from './data.server.ts';
import './page.css';

/** The answer first: is the sheet in your hand still good? */
export default function SheetCheck({ data }: PageProps<SheetCheckData>) {
  const texts = useTexts('print').print.check;
  const { answer, typed, action } = data;
  return (
    <div className="page-width sheet-check-page">
      {answer.kind === 'verdict' ? (
        <VerdictView answer={answer} />
      ) : (
        <>
          <h1 id={pageHeadingId} tabIndex={-1}>
            {texts.title}
          </h1>
          {answer.kind === 'mistyped' && (
            <BoardNote icon="warning" title={texts.mistyped}>
              <p>{texts.mistypedHelp}</p>
            </BoardNote>
          )}
          {answer.kind === 'no-code' && (
            <BoardNote icon="warning" title={texts.noCode}>
              <p>{texts.noCodeHelp}</p>
            </BoardNote>
          )}
        </>
      )}
      <form className="sheet-check-form" method="get" action={action}>
        <TextField
          id="sheet-code"
          name="code"
          label={texts.code}
          hint={texts.codeHint}
          defaultValue={answer.kind === 'verdict' ? '' : typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          width="medium"
          required
        />
        <Button type="submit" kind={answer.kind === 'verdict' ? 'secondary' : 'primary'}>
          {texts.ask}
        </Button>
      </form>
    </div>
  );
}

type Verdict = Extract<SheetCheckData['answer'], { kind: 'verdict' }>;

const icons = {
  valid: 'check-circle',
  ahead: 'calendar',
  replaced: 'alert',
  ended: 'cancelled',
  unknown: 'help',
} as const;

function VerdictView({ answer: { verdict, line, sheet, change } }: { readonly answer: Verdict }) {
  const texts = useTexts('print');
  const words = texts.print.check;
  return (
    <>
      <h1 id={pageHeadingId} tabIndex={-1}>
        {words[verdict.kind]}
      </h1>
      <p className="sheet-check-line">
        {line.serviceTypeCode >= 0 ? <NumberBadge line={line} /> : `${texts.ui.line} ${line.number}`}
        {line.towards !== '' && (
          <span>
            {texts.ui.to} <PlaceName>{line.towards}</PlaceName>
          </span>
        )}
      </p>
      <BoardNote icon={icons[verdict.kind]} title={useVerdictWords(verdict)} />
      {change && <Changes change={change} />}
      {sheet !== undefined && (
        <p>
          <ButtonLink href={sheet} icon="printer">
            {verdict.kind === 'valid' || verdict.kind === 'ahead' ? words.sameSheet : words.current}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

function useVerdictWords(verdict: Verdict['verdict']): string {
  const words = useTexts('print').print.check;
  const locale = useLocale();
  const day = (date: string) => formatDay(date, locale, 'full');
  if (verdict.kind === 'valid') return words.validUntil(day(verdict.until));
  if (verdict.kind === 'ahead') return words.aheadFrom(day(verdict.from), day(verdict.until));
  if (verdict.kind === 'replaced')
    return verdict.since === undefined ? words.replacedCorrected : words.replacedSince(day(verdict.since));
  return verdict.kind === 'ended' ? words.endedHelp : words.unknownHelp;
}

/** In a few lines; the new sheet has the rest. */
function Changes({ change }: { readonly change: DayChange }) {
  const words = useTexts('print').print.check;
  const locale = useLocale();
  const clock = (seconds: number) => formatClock(Math.floor(seconds / 60), locale);
  const { trips, moved, stopsAdded, stopsDropped, first, last } = change;
  const lines = [
    trips.before === trips.after ? '' : words.trips(trips.before, trips.after),
    moved.length === 0 ? '' : words.moved(moved.length),
    isMoved(first) ? words.first(clock(first.before ?? 0), clock(first.after ?? 0)) : '',
    isMoved(last) ? words.last(clock(last.before ?? 0), clock(last.after ?? 0)) : '',
    stopsAdded.length === 0 ? '' : words.stopsAdded(stopsAdded.join(', ')),
    stopsDropped.length === 0 ? '' : words.stopsDropped(stopsDropped.join(', ')),
  ].filter((line) => line !== '');
  if (lines.length === 0) return null;
  return (
    <section>
      <h2>{words.changes}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

const isMoved = ({ before, after }: DayChange['first']): boolean =>
  before !== undefined && after !== undefined && before !== after;
