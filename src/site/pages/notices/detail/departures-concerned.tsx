import { clockOf } from '#lib/time/moment.ts';
import { formatClock } from '#site/i18n/format.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { linePath } from '#site/routing/schedule-paths.ts';
import { Disclosure } from '#site/ui/disclosure/disclosure.tsx';
import { NumberBadge } from '#site/ui/line-badge/number-badge.tsx';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import type { DepartureRow, DeparturesOfKind } from './departures.ts';
import './departures-concerned.css';

interface DeparturesConcernedProps {
  readonly kinds: readonly DeparturesOfKind[];
  /** Where the pages of lines are. */
  readonly base: string;
}

/** A storm touches every line: nobody reads two hundred rows before the history. */
const mostRows = 15;

/** Which departures are touched, as the timetables count them: the first kind of day at once, the others when asked for. */
export function DeparturesConcerned({ kinds, base }: DeparturesConcernedProps) {
  const texts = useTexts('notices').notices;
  const [first, ...others] = kinds;
  if (!first) return null;
  const [shown, more] = [first.rows.slice(0, mostRows), first.rows.slice(mostRows)];
  return (
    <section className="notice-part" aria-labelledby="departures">
      <h2 id="departures">{texts.departures}</h2>
      <DepartureTable departures={{ ...first, rows: shown }} base={base} />
      {more.length > 0 && (
        <Disclosure summary={texts.moreDirections(more.length)}>
          <DepartureTable departures={{ ...first, rows: more }} base={base} />
        </Disclosure>
      )}
      {others.map((departures) => (
        <Disclosure key={departures.kind} summary={texts.onKind[departures.kind]}>
          <DepartureTable departures={departures} base={base} />
        </Disclosure>
      ))}
    </section>
  );
}

interface DepartureTableProps {
  readonly departures: DeparturesOfKind;
  readonly base: string;
}

function DepartureTable({ departures: { kind, rows }, base }: DepartureTableProps) {
  const texts = useTexts('notices').notices;
  return (
    <table className="notice-departures">
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {texts.towardsOn(texts.onKind[kind])}
          </th>
          <th scope="col">{texts.aDay}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <DepartureLine key={`${row.number} ${row.direction}`} row={row} base={base} />
        ))}
      </tbody>
    </table>
  );
}

function DepartureLine({ row, base }: { readonly row: DepartureRow; readonly base: string }) {
  const texts = useTexts('notices').notices;
  const locale = useLocale();
  const { number, serviceTypeCode, direction, towards, departureCount, cancelledCount } = row;
  const [from, to] = [row.first, row.last].map((moment) => formatClock(clockOf(moment), locale));
  return (
    <tr>
      <td>
        <NumberBadge line={{ number, serviceTypeCode }} size="s" />
      </td>
      <th scope="row">
        <ContentLink href={linePath({ base, locale }, { number, direction })}>
          <PlaceName>{towards}</PlaceName>
        </ContentLink>
        <span>
          {from === to ? from : texts.fromTo(from ?? '', to ?? '')}
          {cancelledCount > 0 && `, ${texts.cancelled(cancelledCount, departureCount)}`}
        </span>
      </th>
      <td>{departureCount}</td>
    </tr>
  );
}
