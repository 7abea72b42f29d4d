import type { Departure, DepartureState, Figure } from '#domain/departure.ts';
import type { Example } from '#site/ui/example.ts';
import { StopTag } from '#site/ui/stop-tag/stop-tag.tsx';
import { DepartureRow } from './departure-row.tsx';

const momentAt = (time: string) => ({
  at: Date.parse(`2026-11-16T${time}:00-05:00`),
  local: `2026-11-16T${time}`,
});

const departure = (state: DepartureState, expected: string, planned = expected): Departure => ({
  number: '84',
  serviceTypeCode: 0,
  direction: '1',
  towards: 'Place de l’Exemple',
  tripId: 'exemple',
  tripDate: '2026-11-16',
  planned: momentAt(planned),
  expected: momentAt(expected),
  state,
  day: '2026-11-16',
});

const minutes = (count: number): Figure => ({ kind: 'minutes', minutes: count });

export const examples: readonly Example[] = [
  {
    name: 'tous les états',
    render: () => (
      <ol className="departures">
        <li>
          <DepartureRow
            departure={departure('live', '13:01')}
            figure={{ kind: 'now' }}
            minutesLate={0}
            href="#1"
          />
        </li>
        <li>
          <DepartureRow
            departure={departure('live', '13:05')}
            figure={minutes(4)}
            minutesLate={0}
            href="#2"
          />
        </li>
        <li>
          <DepartureRow
            departure={departure('late', '13:10', '13:04')}
            figure={minutes(9)}
            minutesLate={6}
            href="#3"
          />
        </li>
        <li>
          <DepartureRow
            departure={departure('cancelled', '13:12')}
            figure={{ kind: 'clock' }}
            minutesLate={0}
            nextClock={822}
            href="#4"
          />
        </li>
        <li>
          <DepartureRow
            departure={departure('planned', '13:15')}
            figure={minutes(14)}
            minutesLate={0}
            href="#5"
          />
        </li>
        <li>
          <DepartureRow departure={departure('skipped', '13:20')} figure={{ kind: 'none' }} minutesLate={0}>
            <span className="departure-instead">
              <StopTag number="1435" /> Rue du Modèle / Rue de l’Essai
            </span>
          </DepartureRow>
        </li>
        <li>
          <DepartureRow
            departure={departure('alighting', '13:22')}
            figure={minutes(21)}
            minutesLate={0}
            href="#6"
          />
        </li>
        <li>
          <DepartureRow
            departure={departure('planned', '13:45')}
            figure={{ kind: 'clock' }}
            minutesLate={0}
            dayWords="lundi"
          />
        </li>
      </ol>
    ),
  },
];
