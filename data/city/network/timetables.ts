import type { DepartureBand, ServiceDay } from '#demo/city-plan.ts';
import { clock } from './clock-times.ts';

type Bands = readonly (readonly [every: number, until: number])[];

/** Departures in both directions from a first one, at intervals that change in the course of the day. */
function bands(
  day: ServiceDay,
  first: number,
  steps: Bands,
  more: Partial<DepartureBand> = {},
): DepartureBand[] {
  return steps.map(([every, until], index) => {
    const from = index === 0 ? first : (steps[index - 1] as readonly [number, number])[1];
    const to = index === steps.length - 1 ? until : until - 1;
    return { day, from, to, every, ...more };
  });
}

function once(day: ServiceDay, direction: 0 | 1, ...times: readonly number[]): DepartureBand[] {
  return times.map((time) => ({ day, direction, from: time, to: time, every: 60, exact: true }));
}

/** Inbound in the morning, outbound in the afternoon. */
function rush(
  every: number,
  morning: readonly [number, number],
  afternoon: readonly [number, number],
): DepartureBand[] {
  return [
    { day: 'semaine', direction: 0, from: morning[0], to: morning[1], every, exact: true },
    { day: 'semaine', direction: 1, from: afternoon[0], to: afternoon[1], every, exact: true },
  ];
}

const fairWeather = ['spring', 'summer', 'autumn'];

const metrobusWeekend = [
  ...bands('samedi', clock(5, 30), [
    [15, clock(9)],
    [10, clock(18)],
    [15, clock(25)],
  ]),
  ...bands('dimanche', clock(5, 30), [
    [15, clock(9)],
    [10, clock(18)],
    [15, clock(25)],
  ]),
];

const regularWeekend = [
  ...bands('samedi', clock(6, 30), [
    [40, clock(10)],
    [30, clock(18)],
    [60, clock(23)],
  ]),
  ...bands('dimanche', clock(7), [
    [40, clock(10)],
    [30, clock(18)],
    [60, clock(22)],
  ]),
];

const localWeekend = [
  ...bands('samedi', clock(7), [[40, clock(21)]]),
  ...bands('dimanche', clock(8), [[40, clock(20)]]),
];

export const timetables: Readonly<Record<string, readonly DepartureBand[]>> = {
  metrobus: [
    ...bands('semaine', clock(5, 30), [
      [10, clock(6, 30)],
      [6, clock(9)],
      [9, clock(15)],
      [6, clock(18, 30)],
      [12, clock(22)],
      [15, clock(25)],
    ]),
    ...metrobusWeekend,
  ],
  // Every five minutes at rush hour: the line the whole city takes.
  metrobusTrunk: [
    ...bands('semaine', clock(5, 30), [
      [10, clock(6, 30)],
      [5, clock(9)],
      [8, clock(15)],
      [5, clock(18, 30)],
      [10, clock(22)],
      [15, clock(25)],
    ]),
    ...metrobusWeekend,
  ],
  metrobusEvening: [
    ...bands('semaine', clock(5, 30), [
      [10, clock(6, 30)],
      [6, clock(9)],
      [9, clock(15)],
      [6, clock(18, 30)],
      [10, clock(20)],
    ]).map((run) => (run.to === clock(20) ? { ...run, to: clock(20) - 1, exact: true } : run)),
    ...bands('semaine', clock(20), [[10, clock(22)]], { periods: ['winter'], exact: true }),
    ...bands('semaine', clock(22, 15), [[15, clock(25)]], { periods: ['winter'] }),
    ...bands('semaine', clock(20), [[15, clock(25)]], { periods: fairWeather }),
    ...metrobusWeekend,
  ],
  frequent: [
    ...bands('semaine', clock(5, 40), [
      [20, clock(6, 40)],
      [15, clock(9)],
      [20, clock(15)],
      [15, clock(18, 30)],
      [30, clock(24)],
    ]),
    ...regularWeekend,
  ],
  regular: [
    ...bands('semaine', clock(5, 50), [
      [20, clock(9)],
      [30, clock(15)],
      [20, clock(18, 30)],
      [40, clock(23)],
    ]),
    ...regularWeekend,
  ],
  local: [
    ...bands('semaine', clock(6), [
      [20, clock(9)],
      [40, clock(15)],
      [20, clock(18, 30)],
      [60, clock(22)],
    ]),
    ...localWeekend,
  ],
  weekday: [
    ...bands('semaine', clock(6, 10), [
      [30, clock(9)],
      [60, clock(15)],
      [30, clock(19)],
    ]),
    ...bands('samedi', clock(8), [[60, clock(18)]]),
  ],
  line1: [
    ...bands('semaine', clock(6), [[20, clock(22)]], { exact: true }),
    ...bands('samedi', clock(7), [[30, clock(22)]], { exact: true }),
    ...bands('dimanche', clock(8), [[30, clock(20)]], { exact: true }),
  ],
  line4: [
    ...bands(
      'semaine',
      clock(6),
      [
        [12, clock(18)],
        [30, clock(23)],
      ],
      { exact: true },
    ),
    ...regularWeekend,
  ],
  line7: [
    ...bands(
      'semaine',
      clock(5, 30),
      [
        [20, clock(9)],
        [30, clock(15)],
        [20, clock(18, 30)],
        [60, clock(23, 30)],
      ],
      {
        exact: true,
      },
    ),
    ...bands('samedi', clock(6, 30), [[60, clock(23, 30)]], { exact: true }),
    ...bands('dimanche', clock(7, 30), [[60, clock(23, 30)]], { exact: true }),
  ],
  line11: [
    ...bands('semaine', clock(5, 40), [
      [20, clock(6, 40)],
      [15, clock(9)],
      [30, clock(15)],
      [15, clock(18, 30)],
      [30, clock(24)],
    ]),
    ...regularWeekend,
    {
      day: 'samedi',
      direction: 1,
      from: clock(5, 45),
      to: clock(6, 10),
      every: 25,
      periods: ['winter'],
      exact: true,
    },
  ],
  line54: [
    ...bands('semaine', clock(5, 45), [
      [15, clock(9)],
      [20, clock(15)],
      [15, clock(18, 30)],
      [30, clock(22)],
    ]),
    ...regularWeekend.filter((run) => run.from < clock(18)),
    ...(['semaine', 'samedi', 'dimanche'] as const).flatMap((day) =>
      bands(day, clock(22, 30), [[30, clock(24)]], { periods: ['winter'], exact: true }),
    ),
    ...(['samedi', 'dimanche'] as const).flatMap((day) => bands(day, clock(18), [[60, clock(22)]])),
  ],
  rush: rush(20, [clock(6, 20), clock(8, 40)], [clock(15, 30), clock(17, 50)]),
  rushLight: rush(30, [clock(6, 30), clock(8, 30)], [clock(15, 40), clock(17, 40)]),
  line214: rush(15, [clock(6, 15), clock(8, 45)], [clock(15, 20), clock(18, 5)]),
  university: rush(15, [clock(6, 30), clock(9, 30)], [clock(14, 30), clock(18, 30)]),
  shifts: [
    ...once('semaine', 0, clock(6, 5), clock(6, 35)),
    ...once('semaine', 1, clock(15, 40), clock(16, 10)),
    ...once('soir', 0, clock(14, 45)),
    ...once('soir', 1, clock(23, 45)),
  ],
  school: [...once('classe', 0, clock(7, 10)), ...once('classe', 1, clock(15, 35))],
  schoolOneWay: once('classe', 0, clock(7, 15), clock(12, 20)),
  night: [{ day: 'nuit', direction: 0, from: clock(25, 30), to: clock(27), every: 45, exact: true }],
};
