import { writePathName } from '#lib/path-name.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { NumberBadge } from '#site/ui/line-badge/number-badge.tsx';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import type { PrintableLine, PrintSelectionData } from './data.server.ts';

interface LineListProps {
  readonly groups: PrintSelectionData['groups'];
  /** Those that what is typed leaves. The others are hidden, not gone: what was ticked in them is sent too. */
  readonly shown: PrintSelectionData['groups'];
  readonly ticked: readonly string[];
  readonly onTick: (number: string, isTicked: boolean) => void;
}

export function LineList({ groups, shown, ticked, onTick }: LineListProps) {
  const left = new Set(shown.flatMap(({ lines }) => lines.map(({ number }) => number)));
  return (
    <>
      {groups.map(({ name, lines }) => (
        <section key={name} hidden={!lines.some(({ number }) => left.has(number))}>
          <h3>{name}</h3>
          <ul className="print-lines">
            {lines.map((line) => (
              <li key={line.number} hidden={!left.has(line.number)}>
                <LineRow line={line} isTicked={ticked.includes(line.number)} onTick={onTick} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

interface LineRowProps extends Pick<LineListProps, 'onTick'> {
  readonly line: PrintableLine;
  readonly isTicked: boolean;
}

function LineRow({ line, isTicked, onTick }: LineRowProps) {
  const texts = useTexts('print');
  return (
    <>
      <label className="print-tick">
        <input
          type="checkbox"
          name="parcours"
          value={writePathName(line.number)}
          checked={isTicked}
          onChange={(event) => onTick(line.number, event.target.checked)}
        />
        <NumberBadge line={line} />
        <VisuallyHidden>{`. ${texts.print.selection.add}`}</VisuallyHidden>
      </label>
      <span className="print-ends">
        {line.directions.map(({ towards, href }) => (
          <ContentLink key={href} href={href}>
            <VisuallyHidden>{`${texts.ui.line} ${line.number}, `}</VisuallyHidden>
            {texts.ui.to} <PlaceName>{towards}</PlaceName>
          </ContentLink>
        ))}
      </span>
    </>
  );
}
