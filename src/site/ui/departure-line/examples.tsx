import type { Departure, DepartureState } from '#domain/departure.ts';
import type { Example } from '#site/ui/example.ts';
import { parseMoment } from '#lib/time/moment.ts';
import { DepartureLine } from './departure-line.tsx';

const departure = (number: string, towards: string, state: DepartureState): Departure => ({
  number,
  serviceTypeCode: 0,
  direction: '2',
  towards,
  tripId: `${number} ${state}`,
  tripDate: '2026-11-16',
  planned: parseMoment('2026-11-16T13:05:00-05:00'),
  expected: parseMoment('2026-11-16T13:05:00-05:00'),
  state,
  day: '2026-11-16',
});

const minutes = (count: number) => ({ kind: 'minutes', minutes: count }) as const;

export const examples: readonly Example[] = [
  {
    name: 'en direct, prévu, en retard, annulé, maintenant, plus tard',
    render: () => (
      <div>
        <DepartureLine
          departure={departure('13', 'Terminus Nord', 'live')}
          figure={minutes(4)}
          minutesLate={0}
        />
        <DepartureLine
          departure={departure('14', 'Bibliothèque de la Rue du Modèle', 'planned')}
          figure={minutes(27)}
          minutesLate={0}
        />
        <DepartureLine
          departure={departure('14', 'Terminus Sud', 'late')}
          figure={minutes(9)}
          minutesLate={6}
        />
        <DepartureLine
          departure={departure('14', 'Terminus Sud', 'cancelled')}
          figure={{ kind: 'clock' }}
          minutesLate={0}
        />
        <DepartureLine
          departure={departure('13', 'Terminus Nord', 'live')}
          figure={{ kind: 'now' }}
          minutesLate={0}
        />
        <DepartureLine
          departure={departure('13', 'Terminus Nord', 'planned')}
          figure={{ kind: 'clock' }}
          minutesLate={0}
        />
      </div>
    ),
  },
];
