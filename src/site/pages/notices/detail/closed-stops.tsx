import { useTexts } from '#site/i18n/texts.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';
import { StopTag } from '#site/ui/stop-tag/stop-tag.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import type { ClosedStop } from './data.server.ts';

interface ClosedStopsProps {
  readonly closures: readonly ClosedStop[];
  /** Where the boards of stops are. */
  readonly base: string;
}

/** Each stop that is closed, and the one to go to, in words: a map alone would not do. */
export function ClosedStops({ closures, base }: ClosedStopsProps) {
  const { notices: texts, board } = useTexts('notices');
  if (closures.length === 0) return null;
  return (
    <section className="notice-part" aria-labelledby="where-to-board">
      <h2 id="where-to-board">{texts.whereToBoard}</h2>
      <ul className="swaps">
        {closures.map(({ code, name, instead }) => (
          <li className="swap" key={code}>
            <p className="swap-off">
              <span className="swap-word">
                <Icon name="pole-barred" size="s" /> {texts.closed}
              </span>
              <StopTag number={code} />
              {name !== undefined && (
                <s>
                  <PlaceName>{name}</PlaceName>
                </s>
              )}
            </p>
            {instead && (
              <p>
                <span className="swap-word">
                  <Icon name="walk" size="s" />
                  {instead.walkMinutes !== undefined && <b>{board.walk(instead.walkMinutes)}</b>}
                </span>
                <StopTag number={instead.code} />
                <ContentLink href={`${base}/${instead.code}`}>
                  <PlaceName>{instead.name ?? instead.code}</PlaceName>
                </ContentLink>
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
