import type { Example } from '#site/ui/example.ts';
import { HourRows, type HourMinute } from './hour-rows.tsx';

const minute = (hour: number, text: string, more: Partial<HourMinute> = {}): HourMinute => ({
  key: `${hour} ${text}`,
  clock: `${hour} h ${text}`,
  minute: text,
  href: `#${hour}-${text}`,
  ...more,
});

export const examples: readonly Example[] = [
  {
    name: 'un matin et une nuit',
    render: () => (
      <HourRows
        caption="Départs de l’arrêt, lundi 16 novembre"
        hours={[
          {
            label: '7 h',
            minutes: [
              minute(7, '03', { hasPassed: true }),
              minute(7, '08', { hasPassed: true, note: 'a' }),
              minute(7, '13', { isNext: true }),
              minute(7, '18'),
              minute(7, '23', { isCancelled: true }),
              minute(7, '28', { isSkipped: true }),
            ],
          },
          {
            label: '8 h',
            minutes: ['03', '08', '13', '18', '23', '28', '33'].map((text) => minute(8, text)),
          },
          {
            label: '0 h',
            nextDay: 'Après minuit, mardi 17 novembre',
            minutes: [minute(0, '11'), minute(0, '41')],
          },
        ]}
      />
    ),
  },
  {
    name: 'les heures passées repliées',
    render: () => (
      <HourRows
        caption="Départs de l’arrêt"
        earlier={{ hours: 1, words: 'Plus tôt, de 6 h 10 à 6 h 40', count: '2 départs' }}
        hours={[
          { label: '6 h', minutes: ['10', '40'].map((text) => minute(6, text, { hasPassed: true })) },
          { label: '7 h', minutes: [minute(7, '10', { isNext: true }), minute(7, '40', { note: 'a, b' })] },
        ]}
      />
    ),
  },
];
