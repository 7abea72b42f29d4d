import type { DepartureState } from '#domain/departure.ts';
import type { Example } from '#site/ui/example.ts';
import { NoTime, SpineClock, SpineMinutes } from './spine-when.tsx';
import { StopSpine, type SpineRow } from './stop-spine.tsx';

const line = { number: '84', serviceTypeCode: 0 };
const moment = (time: string) => ({ at: 0, local: `2026-11-16T${time}` });

const minutes = (count: number, state: DepartureState = 'live') => (
  <SpineMinutes state={state} figure={{ kind: 'minutes', minutes: count }} expected={moment('13:05')} />
);
const clock = (expected: string, planned = expected, hasPassed = false) => (
  <SpineClock planned={moment(planned)} expected={moment(expected)} isLive hasPassed={hasPassed} />
);
const lines = ['12', '345', '7', '89'].map((number) => ({ number, serviceTypeCode: 0 }));

const rows: readonly SpineRow[] = [
  { code: '9101', name: 'Terminus Sud', href: '#1', when: minutes(6, 'planned'), lines },
  { code: '9102', name: 'Rue du Modèle', href: '#2', when: minutes(8, 'planned') },
  {
    code: '9103',
    name: 'Rue de l’Essai',
    href: '#3',
    when: minutes(1),
    isYours: true,
    lines: lines.slice(1, 2),
  },
  { code: '9104', name: 'Place de l’Exemple', href: '#4', when: <NoTime />, isSkipped: true },
  {
    code: '9105',
    name: 'Un nom d’arrêt très long qui prend plus d’une ligne sur un téléphone',
    href: '#5',
    when: minutes(4),
  },
  { code: '9106', name: 'Terminus Nord', href: '#6', when: minutes(5, 'alighting'), isAlightingOnly: true },
];

const calls: readonly SpineRow[] = [
  { code: '9101', name: 'Terminus Sud', when: clock('12:58', '12:58', true), hasPassed: true },
  { code: '9102', name: 'Rue du Modèle', when: clock('13:01', '12:59', true), hasPassed: true },
  { code: '9103', name: 'Rue de l’Essai', href: '#3', when: clock('13:05', '13:02'), isYours: true, lines },
  { code: '9106', name: 'Terminus Nord', href: '#6', when: clock('13:12', '13:09'), isAlightingOnly: true },
];

export const examples: readonly Example[] = [
  {
    name: 'une ligne, ses bus et ses arrêts dans tous leurs états',
    render: () => (
      <StopSpine
        line={line}
        rows={rows}
        buses={[
          { id: '1038', after: 1, progress: 0.2, words: 'Bus 1038, entre Rue du Modèle et Rue de l’Essai' },
          { id: '1040', after: 4, progress: 1, words: 'Bus 1040, près de Terminus Nord' },
        ]}
      />
    ),
  },
  {
    name: 'un voyage, ses arrêts passés repliés',
    render: () => (
      <StopSpine
        line={line}
        rows={calls}
        yours="large"
        folds={[{ from: 0, to: 1, words: '1 arrêt passé', isPassed: true }]}
        buses={[
          { id: '1038', after: 1, progress: 0, words: 'Bus 1038, entre Rue du Modèle et Rue de l’Essai' },
        ]}
      />
    ),
  },
];
