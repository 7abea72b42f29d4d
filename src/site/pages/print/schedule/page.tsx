import type { MouseEvent } from 'react';
import { writePathName } from '#lib/path-name.ts';
import { formatDay } from '#site/i18n/format.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import { BoardNote } from '#site/ui/board-note/board-note.tsx';
import { Button, ButtonLink } from '#site/ui/button/button.tsx';
import { ChipLink, ChipRow } from '#site/ui/chip/chip.tsx';
import { Disclosure } from '#site/ui/disclosure/disclosure.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { NumberBadge } from '#site/ui/line-badge/number-badge.tsx';
import { pageHeadingId } from '#site/ui/page-heading/page-heading.tsx';
import { SelectField } from '#site/ui/select-field/select-field.tsx';
import { Still } from '#site/ui/still/still.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import type { PrintScheduleData } from './data.server.ts';
import '../sheet/sheet.css';
import '../sheet/sheet-tables.css';
import './page.css';

/** One sheet as it will be printed, with what can be chosen about it. On paper only the sheet is left. */
export default function PrintSchedule({ data }: PageProps<PrintScheduleData>) {
  const texts = useTexts('print').print;
  return (
    <>
      <div className="page-width print-page screen-only">
        <p>
          <ContentLink href={data.selection}>{texts.schedule.back}</ContentLink>
        </p>
        <h1 id={pageHeadingId} tabIndex={-1}>
          {texts.schedule.heading}
        </h1>
        <div className="print-choice">
          <What data={data} />
          <Periods data={data} />
          <Papers data={data} />
          {data.sheet && <Actions sheet={data.sheet} />}
        </div>
        <PoleForm data={data} />
        {data.sheet ? (
          <h2>{texts.schedule.preview}</h2>
        ) : (
          <BoardNote icon="pole" title={texts.schedule.noService(data.line.mode)} />
        )}
      </div>
      <div className="page-width">
        <Still className="sheets" name="sheets" />
      </div>
    </>
  );
}

function What({ data: { line, towards, other } }: Pick<PageProps<PrintScheduleData>, 'data'>) {
  const texts = useTexts('print');
  return (
    <p className="print-what">
      <NumberBadge line={line} size="m" />
      <span>
        <b>{texts.schedules.towards(towards)}</b>
        {other && (
          <>
            <br />
            <ContentLink href={other.href}>{texts.print.schedule.otherDirection(other.towards)}</ContentLink>
          </>
        )}
      </span>
    </p>
  );
}

function Periods({ data: { periods } }: Pick<PageProps<PrintScheduleData>, 'data'>) {
  const texts = useTexts('print').print;
  const locale = useLocale();
  if (periods.length === 0) return null;
  return (
    <div className="print-field">
      <span aria-hidden="true">{texts.period}</span>
      <ChipRow label={texts.period}>
        {periods.map(({ label, href, isChosen, from, to }) => {
          // A label of one year says it of both days.
          const style = from.slice(0, 4) === to.slice(0, 4) ? 'brief' : 'long';
          return (
            <ChipLink key={from} href={href} chosen={isChosen}>
              {texts.periodOption(label, formatDay(from, locale, style), formatDay(to, locale, style))}
            </ChipLink>
          );
        })}
      </ChipRow>
    </div>
  );
}

function Papers({ data: { papers } }: Pick<PageProps<PrintScheduleData>, 'data'>) {
  const texts = useTexts('print').print;
  return (
    <div className="print-field">
      <span aria-hidden="true">{texts.paper}</span>
      <nav className="print-papers" aria-label={texts.paper}>
        {[papers.letter, papers.a4].map(({ label, href, isChosen }) => (
          <a key={label} href={href} aria-current={isChosen ? 'true' : undefined}>
            {label}
          </a>
        ))}
      </nav>
    </div>
  );
}

type Sheet = NonNullable<PrintScheduleData['sheet']>;

/** The page prints as the sheet alone, so with script nothing else has to be opened. */
function Actions({ sheet: { print, pdf, pages } }: { readonly sheet: Sheet }) {
  const texts = useTexts('print').print.schedule;
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    window.print();
  };
  return (
    <div className="print-actions">
      <ButtonLink href={print} icon="printer" onClick={press}>
        {texts.print}
      </ButtonLink>
      {pdf !== undefined && (
        // Not a link of the site, which would be fetched before it is followed: a PDF is dear to make.
        <a className="button" data-kind="secondary" href={pdf}>
          <Icon name="download" />
          <span>{texts.pdf(pages)}</span>
        </a>
      )}
    </div>
  );
}

/** Other sheets of the same line. */
function PoleForm({ data }: Pick<PageProps<PrintScheduleData>, 'data'>) {
  const texts = useTexts('print').print;
  const { line, direction, pole, whole, bare } = data;
  return (
    <div className="print-more">
      <ul className="print-links">
        <li>
          <ContentLink href={whole.href}>{whole.label}</ContentLink>
        </li>
        <li>
          <a href={bare}>{texts.schedule.bareSheet}</a>
        </li>
      </ul>
      <Disclosure summary={texts.schedule.pole}>
        <form className="print-pole" method="get" action={pole.action}>
          <input type="hidden" name="parcours" value={writePathName(line.number)} />
          <input type="hidden" name="direction" value={direction} />
          <input type="hidden" name="feuille" value="poteau" />
          <input type="hidden" name="papier" value={pole.paper} />
          {pole.date !== undefined && <input type="hidden" name="date" value={pole.date} />}
          <SelectField
            id="print-stop"
            name="arrets"
            label={texts.schedule.stop}
            options={pole.stops.map(({ code, name }) => ({
              value: writePathName(code),
              label: `${code} ${name}`,
            }))}
          />
          <Button type="submit" kind="secondary">
            {texts.selection.printPole}
          </Button>
        </form>
      </Disclosure>
    </div>
  );
}
