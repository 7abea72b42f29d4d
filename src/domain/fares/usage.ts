/** How many rides somebody takes on each of some days in a row. A month has thirty days here. */
export type Usage = readonly number[];

/** Of a month of thirty days: 4.3 weeks. */
const monthDays = 30;
const weekDays = 7;
const wholeWeeks = 4;
const weeksPerMonth = 4.3;

export const ridesOf = (usage: Usage): number => usage.reduce((sum, rides) => sum + rides, 0);

/** Some days a week, with the same rides on each of them. What is left of the month after four weeks has its share. */
export function everyWeek(daysAWeek: number, ridesADay: number): Usage {
  const week = Array.from({ length: weekDays }, (_, day) => (day < daysAWeek ? ridesADay : 0));
  const aWeek = daysAWeek * ridesADay;
  let left = Math.round(aWeek * weeksPerMonth) - aWeek * wholeWeeks;
  const rest = Array.from({ length: monthDays - wholeWeeks * weekDays }, () => {
    const rides = Math.min(left, ridesADay);
    left -= rides;
    return rides;
  });
  return [...Array.from({ length: wholeWeeks }, () => week).flat(), ...rest];
}

/** So many rides in a month, there and back on days far from each other; on every day where there are more. */
export function nowAndThen(ridesAMonth: number): Usage {
  const days = Math.min(monthDays, Math.ceil(ridesAMonth / 2));
  const usage = Array.from({ length: monthDays }, () => 0);
  for (let nth = 0; nth < days; nth += 1)
    usage[Math.floor((nth * monthDays) / days)] = shareOf(ridesAMonth, { nth, days });
  return usage;
}

/** As even as whole rides can be; the first ones have more. */
const shareOf = (rides: number, { nth, days }: { readonly nth: number; readonly days: number }): number =>
  Math.ceil((rides - nth) / days);

/** Days in a row, with the same rides on each of them. */
export const daysInARow = (days: number, ridesADay: number): Usage =>
  Array.from({ length: days }, () => ridesADay);
