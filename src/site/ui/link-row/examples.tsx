import type { Example } from '#site/ui/example.ts';
import { NumberBadge } from '#site/ui/line-badge/number-badge.tsx';
import { LinkRow } from './link-row.tsx';
import { StopRow } from './stop-rows.tsx';

const line = (number: string) => ({ number, serviceTypeCode: 0 });

export const examples: readonly Example[] = [
  {
    name: 'des parcours et des arrêts',
    render: () => (
      <ul className="link-rows">
        <li>
          <LinkRow href="#1" lead={<NumberBadge line={line('13')} />} detail="tous les jours">
            Terminus Nord ↔ Terminus Sud
          </LinkRow>
        </li>
        <li>
          <StopRow
            href="#2"
            code="1435"
            name="Rue du Modèle / Rue de l’Essai"
            lines={[line('14'), line('84'), line('14')]}
            walkMinutes={3}
          />
        </li>
      </ul>
    ),
  },
];
