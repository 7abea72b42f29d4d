import type { Example } from '#site/ui/example.ts';
import type { ServiceTypeKey } from '#domain/operator.ts';
import { RouteBadge, type RouteBadgeProps } from './route-badge.tsx';

const lines: readonly { number: string; type: ServiceTypeKey; typeName: string }[] = [
  { number: '800', type: 'metrobus', typeName: 'Métrobus' },
  { number: '1', type: 'lebus', typeName: 'leBus' },
  { number: '185', type: 'lebus', typeName: 'leBus' },
  { number: '14', type: 'industriel', typeName: 'Parcours industriels' },
  { number: '92A', type: 'ecole', typeName: 'Parcours école' },
  { number: '350', type: 'express', typeName: 'eXpress' },
  { number: '907', type: 'couchetard', typeName: 'Couche-tard' },
];

function Row({ size }: { size?: RouteBadgeProps['size'] }) {
  return (
    <ul className="cluster">
      {lines.map((line) => (
        <li key={line.number}>
          <RouteBadge {...line} size={size} />
        </li>
      ))}
    </ul>
  );
}

export const examples: readonly Example[] = [
  { name: 'les types de service', render: () => <Row /> },
  { name: 'petits', render: () => <Row size="s" /> },
  { name: 'grands', render: () => <Row size="l" /> },
  {
    name: 'dans une phrase',
    render: () => (
      <p>
        Prenez le <RouteBadge number="800" type="metrobus" typeName="Métrobus" size="s" /> jusqu’à la gare.
      </p>
    ),
  },
];
