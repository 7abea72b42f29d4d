import type { Example } from '#site/ui/example.ts';
import { Icon } from './icon.tsx';
import { iconNames } from './icon-paths.tsx';

export const examples: readonly Example[] = [
  {
    name: 'toutes',
    render: () => (
      <ul className="cluster">
        {iconNames.map((name) => (
          <li key={name}>
            <Icon name={name} label={name} />
          </li>
        ))}
      </ul>
    ),
  },
  {
    name: 'trois tailles',
    render: () => (
      <p className="cluster">
        <Icon name="bus" size="s" />
        <Icon name="bus" />
        <Icon name="bus" size="l" />
      </p>
    ),
  },
];
