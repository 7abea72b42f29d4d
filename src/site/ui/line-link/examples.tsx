import type { BadgeShape } from '#domain/operator.ts';
import type { LineMark } from '#domain/line-mark.ts';
import { Prose } from '#site/ui/prose/prose.tsx';
import type { Example } from '#site/ui/example.ts';
import { LineLink } from './line-link.tsx';

/** No operator has this type: the examples are in ink, whatever the colours of the one in service. */
const line = (number: string, shape: BadgeShape): LineMark => ({
  number,
  type: { key: 'example', name: { fr: 'Service d’exemple', en: 'Example service' }, look: { shape } },
  ends: ['Gare du Midi', 'Faubourg'],
});

export const examples: readonly Example[] = [
  {
    name: 'dans une phrase',
    render: () => (
      <Prose>
        <p>
          Les jours de neige, le <LineLink line={line('800', 'circle')} href="#800" />, le{' '}
          <LineLink line={line('3', 'square')} href="#3" /> et le{' '}
          <LineLink line={line('250', 'arrow')} href="#250" /> passent par le pont, et le{' '}
          <LineLink line={line('907', 'crescent')} href="#907" /> ne dessert plus la gare avant 3 h.
        </p>
      </Prose>
    ),
  },
];
