import { useTexts } from '#site/i18n/texts.tsx';
import { stopOnLinePath, stopPath, timetablePath, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import { ButtonLink } from '#site/ui/button/button.tsx';
import { NumberBadge } from '#site/ui/line-badge/number-badge.tsx';
import { LinkRow } from '#site/ui/link-row/link-row.tsx';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';
import { farEnds } from '#site/ui/stop-spine/spine-parts.ts';
import { StopSpine } from '#site/ui/stop-spine/stop-spine.tsx';
import { StopTag } from '#site/ui/stop-tag/stop-tag.tsx';
import type { StopOnLine } from './data.server.ts';

interface MoreProps {
  readonly data: StopOnLine;
  readonly place: SchedulePlace;
}

/** The other lines that leave from here, each at this stop. */
export function Connections({ data: { connections, stop, date, today }, place }: MoreProps) {
  const texts = useTexts('routes');
  return (
    <section className="stop-on-line-part" aria-labelledby="connections">
      <h2 id="connections">{texts.timetable.atStop.connections}</h2>
      <ul className="link-rows">
        {connections.map((line) => (
          <li key={`${line.number} ${line.direction}`}>
            <LinkRow
              href={stopOnLinePath(place, {
                ...line,
                stop: stop.code,
                date: date === today ? undefined : date,
              })}
              lead={<NumberBadge line={line} />}
            >
              {texts.line.towards} <PlaceName>{line.towards}</PlaceName>
            </LinkRow>
          </li>
        ))}
        <li>
          <LinkRow href={stopPath(place, stop.code)}>{texts.timetable.atStop.allLines}</LinkRow>
        </li>
      </ul>
    </section>
  );
}

/** Across the street. */
export function OtherWay({ data: { back, date, today }, place }: MoreProps) {
  const texts = useTexts('routes');
  if (!back) return null;
  const { code, name } = back.stop;
  return (
    <section className="stop-on-line-part" aria-labelledby="other-way">
      <h2 id="other-way">{texts.timetable.atStop.otherWay}</h2>
      <ul className="link-rows">
        <li>
          <LinkRow
            href={stopOnLinePath(place, { ...back, stop: code, date: date === today ? undefined : date })}
            lead={<NumberBadge line={back} />}
            detail={
              <>
                <PlaceName>{name}</PlaceName> <StopTag number={code} />
              </>
            }
          >
            {texts.line.towards} <PlaceName>{back.towards}</PlaceName>
          </LinkRow>
        </li>
      </ul>
    </section>
  );
}

/** Every stop of the direction, this one enlarged; the far ends of a long line are folded. */
export function StopsOfLine({ data, place }: MoreProps) {
  const texts = useTexts('routes');
  const { number, direction, stop, stops, date, today } = data;
  const here = Math.max(
    0,
    stops.findIndex(({ code }) => code === stop.code),
  );
  const rows = stops.map(({ code, name, isAlightingOnly, unserved, lines }, index) => ({
    code,
    name,
    lines,
    href: stopOnLinePath(place, { number, direction, stop: code, date: date === today ? undefined : date }),
    isYours: index === here && code === stop.code,
    isAlightingOnly: isAlightingOnly ?? false,
    isSkipped: unserved !== undefined,
  }));
  const folds = farEnds(rows.length, here).map(({ from, to }) => ({
    from,
    to,
    words: to <= here ? texts.line.stopsBefore(to - from) : texts.line.stopsAfter(to - from),
  }));
  return (
    <section className="stop-on-line-part" aria-labelledby="stops-of-line">
      <h2 id="stops-of-line">{texts.timetable.atStop.stops}</h2>
      <StopSpine line={data} rows={rows} folds={folds} />
    </section>
  );
}

/** From the day at this stop to the day at all of them. */
export function WholeDay({ data, place }: MoreProps) {
  const texts = useTexts('routes').timetable.atStop;
  const { number, direction, stop, date, today } = data;
  const path = timetablePath(place, { number, direction, date: date === today ? undefined : date });
  return (
    <p className="stop-on-line-whole">
      <ButtonLink kind="secondary" icon="grid" href={`${path}?arret=${encodeURIComponent(stop.code)}`}>
        {texts.wholeDay}
      </ButtonLink>
    </p>
  );
}
