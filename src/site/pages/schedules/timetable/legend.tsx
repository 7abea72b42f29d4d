import { Fragment, type ReactNode } from 'react';
import { askedFirst } from '#domain/access.ts';
import type { GridNote } from '#domain/timetable.ts';
import { requestWords } from '#site/i18n/access-words.ts';
import { formatClock } from '#site/i18n/format.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { askingIcons, PhoneWords } from '#site/ui/access-note/access-note.tsx';
import { iconPaths } from '#site/ui/icon/icon-paths.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';
import { askingGridIcons, gridIcons, type LoadedTimetable } from './timetable-data.ts';

/** The icons that the table uses, once each: it is finished HTML and points to them. */
export function GridIcons({ marks }: Pick<LoadedTimetable, 'marks'>) {
  const names = marks.requests ? [...gridIcons, ...askingGridIcons] : gridIcons;
  return (
    <svg className="timetable-icons" aria-hidden="true" focusable="false">
      {names.map((name) => (
        <symbol key={name} id={`grid-${name}`} viewBox="0 0 24 24">
          {iconPaths[name]}
        </symbol>
      ))}
    </svg>
  );
}

/** What letters and marks mean, in words. */
export function Legend({ data }: { readonly data: LoadedTimetable }) {
  const { timetable: texts, access } = useTexts('routes');
  const { notes, marks } = data;
  return (
    <dl className="timetable-legend" aria-label={texts.legend}>
      {notes.map(({ letter, kind, stops, every }) => (
        <Meaning key={letter} mark={<i>{letter}</i>}>
          {kind === 'every' ? (
            every && <EveryWords {...every} />
          ) : (
            <>
              {texts.notes[kind]} <StopNames codes={stops} data={data} />
            </>
          )}
        </Meaning>
      ))}
      <Meaning mark={<Icon name="clock" size="s" />}>{texts.plannedTimes}</Meaning>
      {marks.gaps && (
        <Meaning mark="–" isOfTable>
          {texts.noStop}
        </Meaning>
      )}
      {marks.cancelled && <Meaning mark={<Icon name="cancelled" size="s" />}>{texts.cancelled}</Meaning>}
      {marks.skipped && <Meaning mark={<Icon name="pole-barred" size="s" />}>{texts.skipped}</Meaning>}
      {marks.alighting && (
        <Meaning mark={<Icon name="drop-off" size="s" />} isOfTable>
          {texts.alighting}
        </Meaning>
      )}
      {marks.requests?.map((request) => (
        <Meaning
          key={askedFirst(request)}
          mark={<Icon name={askingIcons[askedFirst(request) ?? 'driver']} size="s" />}
        >
          <PhoneWords words={requestWords(request, access)} phone={request.phone} />
        </Meaning>
      ))}
      {marks.approximate && (
        <Meaning mark="≈" isOfTable>
          {texts.approximate}
        </Meaning>
      )}
      {marks.night && (
        <Meaning mark={<Icon name="moon" size="s" />} isOfTable>
          {texts.afterMidnight(marks.night.day)}
        </Meaning>
      )}
    </dl>
  );
}

/** A column that stands for many trips: how often one leaves its first stop, and from when to when. */
function EveryWords({ minutes, from, until }: NonNullable<GridNote['every']>) {
  const texts = useTexts().board;
  const locale = useLocale();
  return `${texts.every(minutes)}, ${texts.between(formatClock(from, locale), formatClock(until, locale))}`;
}

interface MeaningProps {
  readonly mark: ReactNode;
  /** The list of one stop has no such mark. */
  readonly isOfTable?: boolean;
  readonly children: ReactNode;
}

function Meaning({ mark, isOfTable, children }: MeaningProps) {
  return (
    <div data-of={isOfTable ? 'table' : undefined}>
      <dt>{mark}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A trip may go by thirty stops of its own: the first ones say where that is. */
const mostNames = 3;

function StopNames({ codes, data }: { readonly codes: readonly string[]; readonly data: LoadedTimetable }) {
  const texts = useTexts('routes').timetable;
  const names = codes.map((code) => data.names[code] ?? code);
  const shown = names.length > mostNames + 1 ? names.slice(0, mostNames) : names;
  const rest = names.length - shown.length;
  return shown.map((name, index) => {
    const isLast = index === shown.length - 1;
    const before = index === 0 ? '' : isLast && rest === 0 ? ` ${texts.and} ` : ', ';
    return (
      <Fragment key={codes[index]}>
        {before}
        <PlaceName>{name}</PlaceName>
        {isLast && rest > 0 && ` ${texts.and} ${texts.otherStops(rest)}`}
      </Fragment>
    );
  });
}
