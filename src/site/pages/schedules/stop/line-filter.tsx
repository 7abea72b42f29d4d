import type { MouseEvent } from 'react';
import type { LineAtStop } from '#domain/departure.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { ChipLink, ChipRow } from '#site/ui/chip/chip.tsx';
import { NumberBadge } from '#site/ui/line-badge/number-badge.tsx';

interface LineFilterProps {
  readonly lines: readonly LineAtStop[];
  readonly chosen: string | undefined;
  readonly onChoose: (line: string | undefined) => void;
}

/** One line or all of them. Each choice is an address of its own, which works without script and can be shared. */
export function LineFilter({ lines, chosen, onChoose }: LineFilterProps) {
  const texts = useTexts().schedules;
  const once = [...new Map(lines.map((line) => [line.number, line])).values()];
  if (once.length < 2) return null;
  const choose = (line: string | undefined) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    history.replaceState(history.state, '', line === undefined ? location.pathname : `?parcours=${line}`);
    onChoose(line);
  };
  return (
    <div className="stop-filter">
      <ChipRow label={texts.filter}>
        <ChipLink href="?" chosen={chosen === undefined} onClick={choose(undefined)}>
          {texts.allLines}
        </ChipLink>
        {once.map((line) => (
          <ChipLink
            key={line.number}
            href={`?parcours=${line.number}`}
            chosen={chosen === line.number}
            onClick={choose(line.number)}
          >
            <NumberBadge line={line} size="s" />
          </ChipLink>
        ))}
      </ChipRow>
    </div>
  );
}
