import type { Example } from '#site/ui/example.ts';
import { Chip, ChipLink, ChipRow } from './chip.tsx';

export const examples: readonly Example[] = [
  {
    name: 'choix, un seul en vigueur',
    render: () => (
      <ChipRow label="Parcours affichés">
        <Chip chosen>Tous</Chip>
        <Chip chosen={false}>801</Chip>
        <Chip chosen={false}>13</Chip>
      </ChipRow>
    ),
  },
  {
    name: 'liens, celui de la page marqué',
    render: () => (
      <ChipRow label="Jours">
        <ChipLink href="#lundi" current>
          lun. 16
        </ChipLink>
        <ChipLink href="#mardi">mar. 17</ChipLink>
      </ChipRow>
    ),
  },
];
