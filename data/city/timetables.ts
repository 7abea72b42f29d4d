import type { CityPlan, DepartureBand, ServiceDay } from '#demo/city-plan.ts';

/** Minutes after midnight of the service day; `25:30` is half past one in the night after. */
export function clock(time: string): number {
  const [hour = NaN, minute = NaN] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** `6:00 +12 18:00 +30 23:00`: from 6:00 every 12 minutes, from 18:00 every 30, the last at 23:00. */
function bands(day: ServiceDay, text: string, more: Partial<DepartureBand> = {}): DepartureBand[] {
  const [first = '', ...steps] = text.split(' +');
  let from = clock(first);
  return steps.map((step, index) => {
    const [every = '', time = ''] = step.split(' ');
    const until = clock(time);
    const to = index === steps.length - 1 ? until : until - 1;
    const band = { day, from, to, every: Number(every), ...more };
    from = until;
    return band;
  });
}

const exact = { exact: true } as const;

function once(day: ServiceDay, direction: 0 | 1, ...times: readonly string[]): DepartureBand[] {
  return times.flatMap((time) => bands(day, `${time} +60 ${time}`, { direction, ...exact }));
}

/** Inbound in the morning, outbound in the afternoon. */
function rush(morning: string, afternoon: string): DepartureBand[] {
  return [
    ...bands('semaine', morning, { direction: 0, ...exact }),
    ...bands('semaine', afternoon, { direction: 1, ...exact }),
  ];
}

const inWinter = { periods: ['winter'] };
const otherwise = { periods: ['spring', 'summer', 'autumn'] };

/** On Saturdays shops are open and the evening is long; on Sundays the city gets up late and goes to bed early. */
const metrobusWeekend = [
  ...bands('samedi', '5:30 +15 8:00 +10 19:00 +15 25:00'),
  ...bands('dimanche', '6:30 +15 10:00 +12 18:00 +15 24:00'),
];
const regularSunday = bands('dimanche', '7:30 +60 9:30 +40 18:00 +60 22:00');
const regularWeekend = [...bands('samedi', '6:30 +30 18:00 +60 23:00'), ...regularSunday];
const weekdayLocal = bands('semaine', '6:00 +20 9:00 +40 15:00 +20 18:30 +60 22:00');
const saturdayLocal = bands('samedi', '7:00 +30 21:00');

export const timetables: CityPlan['timetables'] = {
  metrobus: [
    ...bands('semaine', '5:30 +10 6:30 +6 9:00 +9 15:00 +6 18:30 +12 22:00 +15 25:00'),
    ...metrobusWeekend,
  ],
  // Every five minutes at rush hour: the line the whole city takes.
  metrobusTrunk: [
    ...bands('semaine', '5:30 +10 6:30 +5 9:00 +8 15:00 +5 18:30 +10 22:00 +15 25:00'),
    ...metrobusWeekend,
  ],
  metrobusEvening: [
    ...bands('semaine', '5:30 +10 6:30 +6 9:00 +9 15:00 +6 18:29'),
    ...bands('semaine', '18:30 +10 19:59', exact),
    ...bands('semaine', '20:00 +10 22:00', { ...inWinter, ...exact }),
    ...bands('semaine', '22:15 +15 25:00', inWinter),
    ...bands('semaine', '20:00 +15 25:00', otherwise),
    ...metrobusWeekend,
  ],
  frequent: [...bands('semaine', '5:40 +20 6:40 +15 9:00 +20 15:00 +15 18:30 +30 24:00'), ...regularWeekend],
  regular: [...bands('semaine', '5:50 +20 9:00 +30 15:00 +20 18:30 +40 23:00'), ...regularWeekend],
  local: [...weekdayLocal, ...saturdayLocal, ...bands('dimanche', '8:00 +40 20:00')],
  // Two lines between the same ends take the weekend in turn.
  localNoSunday: [...weekdayLocal, ...saturdayLocal],
  localNoSaturday: [...weekdayLocal, ...bands('dimanche', '8:00 +40 20:00')],
  weekday: [...bands('semaine', '6:10 +30 9:00 +60 15:00 +30 19:00'), ...bands('samedi', '8:00 +60 18:00')],
  line1: [
    ...bands('semaine', '6:00 +20 22:00', exact),
    ...bands('samedi', '7:00 +30 22:00', exact),
    ...bands('dimanche', '8:00 +60 20:00', exact),
  ],
  line4: [...bands('semaine', '6:00 +12 18:00 +30 23:00', exact), ...regularWeekend],
  line7: [
    ...bands('semaine', '5:40 +20 9:00 +30 14:30 +20 18:30 +60 23:30', exact),
    ...bands('samedi', '6:30 +30 18:30 +60 23:30', exact),
    ...bands('dimanche', '7:30 +60 23:30', exact),
  ],
  line11: [
    ...bands('semaine', '5:40 +20 6:40 +15 9:00 +30 15:00 +15 18:30 +30 24:00'),
    ...regularWeekend,
    ...bands('samedi', '5:45 +25 6:10', { direction: 1, ...inWinter, ...exact }),
  ],
  line54: [
    ...bands('semaine', '5:45 +15 9:00 +20 15:00 +15 18:30 +30 22:00'),
    ...bands('samedi', '6:30 +30 18:00 +60 22:00'),
    ...regularSunday,
    ...(['semaine', 'samedi', 'dimanche'] as const).flatMap((day) =>
      bands(day, '22:00 +30 24:00', { ...inWinter, ...exact }),
    ),
  ],
  rush: rush('6:20 +20 8:40', '15:30 +20 17:50'),
  rushLight: rush('6:30 +30 8:30', '15:40 +30 17:40'),
  line214: rush('6:15 +15 8:45', '15:20 +15 18:05'),
  line545: rush('6:25 +15 9:25', '14:30 +15 18:30'),
  university: rush('6:30 +15 9:30', '14:30 +15 18:30'),
  shifts: [
    ...once('semaine', 0, '6:05', '6:35'),
    ...once('semaine', 1, '15:40', '16:10'),
    ...once('soir', 0, '14:45'),
    ...once('soir', 1, '23:45'),
  ],
  school: [...once('classe', 0, '7:10'), ...once('classe', 1, '15:35')],
  schoolOneWay: once('classe', 0, '7:15', '12:20'),
  night: bands('nuit', '25:30 +45 27:00', { direction: 0, ...exact }),
};
