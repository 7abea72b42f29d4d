import { Fragment, type ReactNode } from 'react';
import type { Asking } from '#domain/access.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { askingIcons } from '#site/ui/access-note/access-note.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import './hour-rows.css';

/** One departure among those of its hour. */
export interface HourMinute {
  readonly key: string;
  /** The clock in words, as it is read aloud: `13 h 05`. */
  readonly clock: string;
  /** `05`. */
  readonly minute: string;
  readonly href: string;
  /** The letter of its note under the rows. */
  readonly note?: string | undefined;
  /** Whom to ask, where it stops on request. */
  readonly asked?: Asking | undefined;
  readonly isCancelled?: boolean;
  /** The bus runs, and does not stop here. */
  readonly isSkipped?: boolean;
  readonly hasPassed?: boolean;
  /** The next one to come. */
  readonly isNext?: boolean;
}

export interface Hour {
  /** `7 h`, `7 a.m.` */
  readonly label: string;
  readonly minutes: readonly HourMinute[];
  /** The day it belongs to in truth, for the first hour after midnight. */
  readonly nextDay?: ReactNode;
}

interface HourRowsProps {
  caption: ReactNode;
  /** What is told in the caption beside its words, such as how often a bus comes. */
  above?: ReactNode;
  /** Only read aloud: the page has a heading that says it. */
  hidesCaption?: boolean;
  hours: readonly Hour[];
  /** So many of the first hours are folded away, under these words. */
  earlier?: { readonly hours: number; readonly words: string; readonly count: string } | undefined;
}

/** The departures of a day at one stop: an hour is a row, its minutes stand in fixed slots. */
export function HourRows({ caption, above, hidesCaption, hours, earlier }: HourRowsProps) {
  const folded = earlier?.hours ?? 0;
  return (
    <>
      {earlier && folded > 0 && (
        <details className="hour-rows-earlier">
          <summary>
            <Icon name="chevron-down" size="s" />
            <span>{earlier.words}</span> <span className="hour-rows-count">{earlier.count}</span>
          </summary>
          <HourTable caption={earlier.words} hidesCaption hours={hours.slice(0, folded)} />
        </details>
      )}
      <HourTable
        caption={
          above === undefined ? (
            caption
          ) : (
            <>
              {caption}
              {above}
            </>
          )
        }
        hidesCaption={hidesCaption}
        hours={hours.slice(folded)}
      />
    </>
  );
}

function HourTable({ caption, hidesCaption, hours }: Omit<HourRowsProps, 'earlier'>) {
  const texts = useTexts().ui;
  return (
    <table className="hour-rows">
      <caption className={hidesCaption ? 'visually-hidden' : undefined}>{caption}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{texts.hour}</th>
          <th scope="col">{texts.departures}</th>
        </tr>
      </thead>
      <tbody>
        {hours.map(({ label, minutes, nextDay }) => (
          <Fragment key={`${label} ${minutes[0]?.key}`}>
            {nextDay !== undefined && (
              <tr className="hour-rows-night">
                <th colSpan={2} scope="rowgroup">
                  <Icon name="moon" size="s" /> {nextDay}
                </th>
              </tr>
            )}
            <tr>
              <th scope="row">{label}</th>
              <td>
                <ul>
                  {minutes.map((minute) => (
                    <li key={minute.key}>
                      <MinuteLink departure={minute} />
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          </Fragment>
        ))}
      </tbody>
    </table>
  );
}

function MinuteLink({ departure }: { readonly departure: HourMinute }) {
  const texts = useTexts();
  const { clock, minute, href, note, asked, hasPassed, isNext } = departure;
  const off = departure.isCancelled ? 'cancelled' : departure.isSkipped ? 'skipped' : undefined;
  return (
    <ContentLink
      className="hour-minute"
      href={href}
      data-next={isNext || undefined}
      data-passed={hasPassed || undefined}
    >
      <VisuallyHidden>
        {clock}
        {off && `, ${texts.board.state[off]}`}
        {isNext && `, ${texts.ui.nextDeparture}`}
        {note !== undefined && `, ${texts.ui.note(note)}`}
        {asked && `, ${texts.access.short[asked]}`}
      </VisuallyHidden>
      <span aria-hidden="true">
        {off ? <s>{minute}</s> : minute}
        {note !== undefined && <sup>{note.replaceAll(' ', '')}</sup>}
      </span>
      {asked && !off && <Icon name={askingIcons[asked]} size="s" />}
      {off && <Icon name={off === 'cancelled' ? 'cancelled' : 'pole-barred'} size="s" />}
    </ContentLink>
  );
}
