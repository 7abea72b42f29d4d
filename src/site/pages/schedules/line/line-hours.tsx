import { headwayAt, type DayAtStop } from '#domain/day-at-stop.ts';
import type { Mode } from '#domain/mode.ts';
import { dayOf, type Moment } from '#lib/time/moment.ts';
import { formatDayOfYear } from '#site/i18n/format.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { useAtTime } from '#site/live/server-clock.ts';
import { linePath, seenFrom, timetablePath, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import { ButtonLink } from '#site/ui/button/button.tsx';
import { ClockText } from '#site/ui/clock-text/clock-text.tsx';
import { DateChips } from '#site/ui/date-chips/date-chips.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import { chosenStop, type LineDayChip, type LineView, type YourStop } from './line-data.ts';
import { aboutClock, nightWords } from './line-words.ts';

interface LineHoursProps {
  readonly data: LineView;
  readonly yours: YourStop | undefined;
  readonly place: SchedulePlace;
  readonly date?: string | undefined;
}

/** The day that is shown, its first and last bus at the rider's stop, how often one comes, and the whole of it. */
export function LineHours({ data, yours, place, date }: LineHoursProps) {
  const texts = useTexts('routes').line;
  const { line, direction, trips, stops } = data;
  const way = { number: line.number, direction: direction.direction };
  const name = stops.find(({ code }) => code === yours?.code)?.name ?? '';
  return (
    <section className="line-part line-hours" aria-labelledby="hours">
      <h2 id="hours">{texts.schedule}</h2>
      <LineDays
        days={data.days}
        current={data.date}
        today={data.today}
        period={data.period}
        mode={line.mode}
        way={way}
        place={place}
      />
      {yours?.day.first && <DayEdges day={yours.day} stop={name} mode={line.mode} />}
      {yours && yours.day.headways.length > 0 && (
        <Headways day={yours.day} at={data.now?.at} mode={line.mode} />
      )}
      {trips > 0 && (
        <p className="line-full">
          <ButtonLink
            icon="grid"
            wide
            href={seenFrom(timetablePath(place, { ...way, date }), chosenStop(yours, stops))}
          >
            {texts.fullSchedule(trips)}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

interface LineDaysProps extends Pick<LineView, 'period'> {
  readonly mode: Mode | undefined;
  readonly days: readonly LineDayChip[];
  readonly current: string;
  readonly today: string;
  readonly way: { readonly number: string; readonly direction?: string };
  readonly place: SchedulePlace;
}

/** Today stands at the address without a date. */
export function LineDays({ days, current, today, period, mode, way, place }: LineDaysProps) {
  const texts = useTexts('routes').line;
  const locale = useLocale();
  const chips = days.map((day) => ({
    ...day,
    href: linePath(place, { ...way, date: day.date === today && way.direction ? undefined : day.date }),
  }));
  const legend = period && texts.periodFrom(period.name, formatDayOfYear(period.from, locale));
  return <DateChips days={chips} current={current} today={today} legend={legend} mode={mode} />;
}

interface DayProps {
  readonly day: DayAtStop;
  readonly mode: Mode | undefined;
}

function DayEdges({ day: { date, first, last }, stop, mode }: DayProps & { readonly stop: string }) {
  const texts = useTexts('routes').line;
  return (
    <dl className="schedule-facts">
      <Edge label={texts.first(stop, mode)} moment={first} date={date} />
      <Edge label={texts.last(mode)} moment={last} date={date} />
    </dl>
  );
}

interface EdgeProps {
  readonly label: string;
  readonly moment: Moment | undefined;
  readonly date: string;
}

function Edge({ label, moment, date }: EdgeProps) {
  const texts = useTexts('routes').line;
  if (!moment) return null;
  const isNight = dayOf(moment) > date;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {isNight && <Icon name="moon" size="s" />}
        <b>
          <ClockText moment={moment} />
        </b>
        {isNight && <span className="soft">{nightWords(dayOf(moment), texts)}</span>}
      </dd>
    </div>
  );
}

/** How often a bus comes, by parts of the day; the present one is marked today. */
function Headways({ day, at, mode }: DayProps & { readonly at: number | undefined }) {
  const texts = useTexts('routes');
  const locale = useLocale();
  const present = useAtTime(at ?? 0, (now) => headwayAt(day, now));
  return (
    <table className="line-headways">
      <caption>{texts.line.every(mode)}</caption>
      <tbody>
        {day.headways.map(({ from, to, least, most }, index) => (
          <tr key={from} data-now={(at !== undefined && index === present) || undefined}>
            <th scope="row">
              {texts.line.span(aboutClock(from, locale), aboutClock(to, locale))}
              {at !== undefined && index === present && (
                <VisuallyHidden>{` ${texts.line.nowHere}`}</VisuallyHidden>
              )}
            </th>
            <td>
              <b>{least === most ? least : texts.line.minutesRange(least, most)}</b>
              {`\u00a0${texts.board.minutes}`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
