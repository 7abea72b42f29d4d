import { useState, type ReactNode } from 'react';
import type { OnRequest } from '#domain/access.ts';
import type { LineRef } from '#domain/line.ts';
import type { Mode } from '#domain/mode.ts';
import { requestWords } from '#site/i18n/access-words.ts';
import { nameOfZone } from '#site/i18n/name-of-zone.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { askingIcons } from '#site/ui/access-note/access-note.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { useServiceType } from '#site/i18n/operator-traits.ts';
import { LineBadges } from '#site/ui/link-row/stop-rows.tsx';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';
import { StopTag } from '#site/ui/stop-tag/stop-tag.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import { SpineFoldRows } from './spine-fold.tsx';
import { partsOf, type SpineFold } from './spine-parts.ts';
import { SpineBusMark, type BusTops, type SpineBus } from './spine-bus.tsx';
import './stop-spine.css';

/** A stop of a line, or a call of a trip. */
export interface SpineRow {
  /** The number of its pole; a loop may come by twice. */
  readonly code: string;
  readonly name: string;
  /** That of its station, such as 2. */
  readonly platform?: string | undefined;
  /** The zone of its times, where it is another than that of the network. */
  readonly timeZone?: string | undefined;
  readonly href?: string | undefined;
  /** At the end of the row: `SpineMinutes`, `SpineClock`, or whatever follows the clock by itself. */
  readonly when?: ReactNode;
  readonly isYours?: boolean;
  readonly isSkipped?: boolean;
  readonly isAlightingOnly?: boolean;
  /** Whom to ask before a bus stops there. */
  readonly onRequest?: OnRequest | undefined;
  /** The bus has left it behind. */
  readonly hasPassed?: boolean;
  /** Under the name: why a stop is left out, where to go instead, a notice. */
  readonly note?: ReactNode;
  /** The lines one can change to. */
  readonly lines?: readonly LineRef[] | undefined;
}

interface StopSpineProps {
  /** The line whose colour the stroke has. */
  line: LineRef;
  rows: readonly SpineRow[];
  buses?: readonly SpineBus[];
  /** Rows that are folded away until they are asked for. */
  folds?: readonly SpineFold[];
  /** `large`: your stop is the answer of the page, with its number. */
  yours?: 'm' | 'large';
  label?: string;
}

/** The stops of a line on one stroke of its colour, the buses between them. */
export function StopSpine({ line, rows, buses, folds, yours = 'm', label }: StopSpineProps) {
  const { key, look } = useServiceType(line.serviceTypeCode);
  const [tops] = useState<BusTops>(() => new Map());
  return (
    <div className="stop-spine" data-type={key} data-shape={look.shape} data-yours={yours}>
      {partsOf(rows.length, folds ?? []).map(({ from, to, fold }) => {
        const list = (
          <ol key={from} className="stop-spine-rows" start={from + 1} aria-label={label}>
            {rows.slice(from, to).map((row, index) => (
              <SpineStop
                key={`${row.code} ${from + index}`}
                row={row}
                end={endOf(from + index, rows.length)}
                isLarge={yours === 'large'}
                tops={tops}
                mode={line.mode}
                buses={buses?.filter(({ after }) => after === from + index) ?? []}
              />
            ))}
          </ol>
        );
        if (!fold) return list;
        return (
          <SpineFoldRows key={from} fold={fold}>
            {list}
          </SpineFoldRows>
        );
      })}
    </div>
  );
}

const endOf = (index: number, count: number) =>
  index === 0 ? 'first' : index === count - 1 ? 'last' : undefined;

interface SpineStopProps {
  readonly row: SpineRow;
  readonly end: 'first' | 'last' | undefined;
  readonly isLarge: boolean;
  readonly buses: readonly SpineBus[];
  readonly tops: BusTops;
  readonly mode: Mode | undefined;
}

function SpineStop({ row, end, isLarge, buses, tops, mode }: SpineStopProps) {
  const texts = useTexts('routes');
  const locale = useLocale();
  const { code, name, href, when, isYours, isSkipped, isAlightingOnly, hasPassed, note, lines } = row;
  const { onRequest } = row;
  const { platform, timeZone } = row;
  const inside = (
    <>
      <span className="spine-dot" aria-hidden="true" />
      <span className="spine-name">
        <PlaceName>{name}</PlaceName>
      </span>{' '}
      {when !== undefined && <span className="spine-when">{when}</span>}{' '}
      {isYours && (
        <span className="spine-note">
          {texts.line.yourStop} {isLarge && <StopTag number={code} />}
        </span>
      )}
      {platform !== undefined && <span className="spine-note">{texts.board.platform(platform)}</span>}
      {timeZone !== undefined && (
        <span className="spine-note">{texts.board.localTime(nameOfZone(timeZone, locale))}</span>
      )}
      {isAlightingOnly && (
        <span className="spine-note">
          <Icon name="drop-off" size="s" />
          {texts.board.state.alighting}
        </span>
      )}
      {onRequest && !isSkipped && (
        <span className="spine-note">
          <Icon name={askingIcons[onRequest.boarding ?? onRequest.alighting ?? 'driver']} size="s" />
          <span>{requestWords(onRequest, texts.access)}</span>
        </span>
      )}
      {isSkipped && note === undefined && (
        <span className="spine-note">
          <Icon name="pole-barred" size="s" />
          {texts.board.state.skipped}
        </span>
      )}
      {note !== undefined && <span className="spine-note">{note}</span>}
      {lines && lines.length > 0 && (
        <span className="spine-lines">
          <VisuallyHidden>{`${texts.line.connections} `}</VisuallyHidden>
          <LineBadges lines={lines} size="xs" />
        </span>
      )}
    </>
  );
  return (
    <li
      data-end={end}
      data-yours={isYours || undefined}
      data-skipped={isSkipped || undefined}
      data-passed={hasPassed || undefined}
      data-alighting={isAlightingOnly || undefined}
      data-bus={buses.length > 0 || undefined}
    >
      {href === undefined ? (
        <div className="spine-stop">{inside}</div>
      ) : (
        <ContentLink className="spine-stop" href={href}>
          {inside}
        </ContentLink>
      )}
      {buses.length > 0 && (
        <div className="spine-buses">
          {buses.map((bus) => (
            <SpineBusMark key={bus.id} bus={bus} tops={tops} mode={mode} />
          ))}
        </div>
      )}
    </li>
  );
}
