import type { ChangeItem } from '#domain/change-items.ts';
import type { Locale } from '#domain/locale.ts';
import type { FullCatalogue } from '#site/i18n/catalogue.ts';
import { capitalize } from '#lib/capitalize.ts';
import { formatClock } from '#site/i18n/format.ts';
import { daysOf, formatRest } from '#site/i18n/format-period.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { lineMapPath, seenFrom, timetablePath, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import { Icon } from '#site/ui/icon/icon.tsx';
import { LinkRow } from '#site/ui/link-row/link-row.tsx';
import { NoticeCard } from '#site/ui/notice-card/notice-card.tsx';
import { chosenStop, type LineChange, type LineView, type YourStop } from './line-data.ts';

/** The notices that speak of the line, the gravest first. */
export function LineNotices({ data: { notices, line, today } }: { readonly data: LineView }) {
  const texts = useTexts('routes').line;
  const locale = useLocale();
  if (notices.length === 0) return null;
  return (
    <section className="line-part" aria-labelledby="notices">
      <h2 id="notices">{texts.notices(line.number)}</h2>
      <ul className="stack">
        {notices.map(({ id, from, until, ...notice }) => (
          <li key={id}>
            <NoticeCard {...notice} dates={capitalize(formatRest(daysOf({ from, until }), today, locale))} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ChangesProps {
  readonly change: LineChange;
  readonly towards: string;
}

/** What the next period brings on the same kind of day. */
export function LineChanges({ change, towards }: ChangesProps) {
  const texts = useTexts('routes').line;
  const locale = useLocale();
  const { from, name, until, kind, items } = change;
  const lines = items.map((item) => wordsOf(item, texts, locale));
  return (
    <section className="line-part" aria-labelledby="changes">
      <h2 id="changes">{texts.change(from)}</h2>
      <p className="soft">
        {texts.changePeriod(name, until)} {texts.changeFor(texts.onKind[kind], towards)}
      </p>
      <ul className="line-changes">
        {(lines.length > 0 ? lines : [['=', texts.noChange] as const]).map(([figure, words]) => (
          <li key={words}>
            <b>{figure}</b> <span>{words}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const mostTimes = 6;

/** A figure, and what it counts. */
function wordsOf(item: ChangeItem, texts: FullCatalogue['line'], locale: Locale): readonly [string, string] {
  const clock = (minutes: number) => formatClock(minutes, locale);
  switch (item.kind) {
    case 'added':
    case 'removed': {
      const { length } = item.minutes;
      const times = item.minutes.slice(0, mostTimes).map(clock).join(', ');
      const all = length > mostTimes ? `${times} ${texts.andMore(length - mostTimes)}` : times;
      return [`${item.kind === 'added' ? '+' : '−'}\u00a0${length}`, texts.departuresAt(length, all)];
    }
    case 'moved':
      return [String(item.trips), texts.moved(item.trips, item.most)];
    case 'ride':
      return [`${item.minutes > 0 ? '+' : '−'}\u00a0${Math.abs(item.minutes)}\u00a0min`, texts.ride];
    case 'first':
      return [clock(item.after), texts.firstMoves(clock(item.before))];
    case 'last':
      return [clock(item.after), texts.lastMoves(clock(item.before))];
    case 'stops-added':
      return [`+\u00a0${item.stops.length}`, texts.stopsAdded(item.stops.join(', '))];
    case 'stops-dropped':
      return [`−\u00a0${item.stops.length}`, texts.stopsDropped(item.stops.join(', '))];
    default:
      return ['=', texts.sameEdges];
  }
}

interface LineKeepProps {
  readonly data: LineView;
  readonly yours: YourStop | undefined;
  /** How many buses are out in this direction; unknown on another day. */
  readonly buses: number | undefined;
  readonly place: SchedulePlace;
  readonly date?: string | undefined;
}

/** Ways to take the schedule along. */
export function LineKeep({ data, yours, buses, place, date }: LineKeepProps) {
  const texts = useTexts('routes').line;
  const { line, direction, stops, links } = data;
  const way = { number: line.number, direction: direction.direction };
  return (
    <section className="line-part" aria-labelledby="keep">
      <h2 id="keep">{texts.keep}</h2>
      <ul className="link-rows">
        {links.print && (
          <li>
            <LinkRow href={links.print} lead={<Icon name="printer" />} detail={texts.printHelp}>
              {texts.printSheet}
            </LinkRow>
          </li>
        )}
        <li>
          <LinkRow
            href={`${timetablePath(place, { ...way, date })}?format=ics`}
            lead={<Icon name="calendar" />}
            detail={texts.calendarHelp}
          >
            {texts.calendar}
          </LinkRow>
        </li>
        <li>
          <LinkRow
            href={seenFrom(lineMapPath(place, way), chosenStop(yours, stops))}
            lead={<Icon name="map" />}
            detail={buses ? texts.onTheWay(buses, line.mode) : texts.mapHelp}
          >
            {texts.map}
          </LinkRow>
        </li>
      </ul>
    </section>
  );
}
