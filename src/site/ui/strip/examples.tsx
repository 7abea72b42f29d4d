import type { Example } from '#site/ui/example.ts';
import { Strip } from './strip.tsx';

export const examples: readonly Example[] = [
  {
    name: 'données périmées, hors ligne',
    render: () => (
      <>
        <Strip icon="live-broken">
          Dernière mise à jour à 13 h 02. <b>Heures prévues.</b>
        </Strip>
        <Strip icon="cloud-barred">
          <b>Hors ligne.</b> Copie de 12 h 40, valable jusqu’au 27 novembre
        </Strip>
      </>
    ),
  },
];
