import { useFleet } from '#site/i18n/operator-traits.ts';
import { formatDistance } from '#site/i18n/format-distance.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';
import { StopTag } from '#site/ui/stop-tag/stop-tag.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import type { Walk } from '#domain/walk.ts';
import type { ClosedStop } from './closures.ts';

interface ClosedStopsProps {
  readonly closures: readonly ClosedStop[];
  /** Where the boards of stops are. */
  readonly base: string;
}

/** Each stop that is closed, and the one to go to, in words: a map alone would not do. */
export function ClosedStops({ closures, base }: ClosedStopsProps) {
  const texts = useTexts('notices').notices;
  const locale = useLocale();
  const fleet = useFleet();
  const howTo = ({ towards, metres }: Walk) =>
    [towards && texts.towards[towards], formatDistance(metres, locale)].filter(Boolean).join(', ');
  if (closures.length === 0) return null;
  return (
    <section className="notice-part" aria-labelledby="where-to-board">
      <h2 id="where-to-board">{texts.whereToBoard(fleet)}</h2>
      <ul className="swaps">
        {closures.map(({ code, name, instead }) => (
          <li className="swap" key={code}>
            <p className="swap-off">
              <span className="swap-word">
                <Icon name="pole-barred" /> {texts.closed}
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
                  <Icon name="walk" />
                  {instead.walk && (
                    <>
                      <b>{texts.minutes(instead.walk.minutes)}</b>
                      <VisuallyHidden> {texts.onFoot}</VisuallyHidden>
                    </>
                  )}
                </span>
                <StopTag number={instead.code} />
                <ContentLink href={`${base}/${instead.code}`}>
                  <PlaceName>{instead.name ?? instead.code}</PlaceName>
                </ContentLink>
                {instead.walk && <span className="swap-how">{howTo(instead.walk)}</span>}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
