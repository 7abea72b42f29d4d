import type { BadgeShape } from '#domain/operator.ts';
import type { Example } from '#site/ui/example.ts';
import { LineBadge, type LineBadgeProps } from './line-badge.tsx';

const numbers: readonly [number: string, shape: BadgeShape][] = [
  ['800', 'circle'],
  ['1', 'square'],
  ['185', 'square'],
  ['14', 'octagon'],
  ['92A', 'pentagon'],
  ['350', 'arrow'],
  ['907', 'crescent'],
];

/** No operator has this type: the examples are in ink, whatever the colours of the one in service. */
const typeOf = (shape: BadgeShape): LineBadgeProps['type'] => ({
  key: 'example',
  name: { fr: 'Service d’exemple', en: 'Example service' },
  look: { shape },
});

function Row({ size }: { size?: LineBadgeProps['size'] }) {
  return (
    <ul className="cluster">
      {numbers.map(([number, shape]) => (
        <li key={number}>
          <LineBadge number={number} type={typeOf(shape)} size={size} />
        </li>
      ))}
    </ul>
  );
}

const names = ['EXPR', 'LOCAL', 'BABY BULLET', 'TAMIEN / SAN JOSE DIRIDON CALTRAIN SHUTTLE'];

function Names({ size }: { size?: LineBadgeProps['size'] }) {
  return (
    <ul className="cluster">
      {names.map((name, place) => (
        <li key={name}>
          <LineBadge
            number={name}
            type={typeOf((['circle', 'square', 'arrow', 'octagon'] as const)[place] ?? 'circle')}
            size={size}
          />
        </li>
      ))}
    </ul>
  );
}

export const examples: readonly Example[] = [
  { name: 'les formes', render: () => <Row /> },
  { name: 'petits', render: () => <Row size="s" /> },
  { name: 'grands', render: () => <Row size="l" /> },
  { name: 'des noms', render: () => <Names /> },
  { name: 'des noms, petits', render: () => <Names size="s" /> },
  { name: 'des noms, grands', render: () => <Names size="l" /> },
  {
    name: 'dans une phrase',
    render: () => (
      <p>
        Prenez le <LineBadge number="800" type={typeOf('circle')} size="s" /> jusqu’à la gare.
      </p>
    ),
  },
];
