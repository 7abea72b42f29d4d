import type { Example } from '#site/ui/example.ts';
import { SeverityTag } from './severity-tag.tsx';

export const examples: readonly Example[] = [
  {
    name: 'toutes',
    render: () => (
      <p className="cluster">
        {(['standard', 'faible', 'moyen', 'eleve', 'success'] as const).map((severity) => (
          <SeverityTag key={severity} severity={severity} />
        ))}
      </p>
    ),
  },
];
