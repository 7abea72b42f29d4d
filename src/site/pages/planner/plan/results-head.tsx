import { useTexts } from '#site/i18n/texts.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { pageHeadingId } from '#site/ui/page-heading/page-heading.tsx';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';
import type { ResultsHead as Head } from './results-data.ts';

/** From where to where, when, and the way back to the form. */
export function ResultsHead({ head }: { readonly head: Head }) {
  const texts = useTexts('journeys').journeys;
  return (
    <header className="plan-head">
      <h1 id={pageHeadingId} tabIndex={-1}>
        <span>
          <EndName name={head.from} />
        </span>{' '}
        <Icon name="arrow-right" />
        <VisuallyHidden>{` ${texts.fromTo} `}</VisuallyHidden>{' '}
        <span>
          <EndName name={head.to} />
        </span>
      </h1>
      <p>
        <span>{head.when}</span>{' '}
        <span className="screen-only">
          <ContentLink href={head.paths.edit}>{texts.edit}</ContentLink>
        </span>
      </p>
    </header>
  );
}

/** The name of a place is French; that of the rider's own position is a word of the page. */
function EndName({ name }: { readonly name: string }) {
  const { myPosition } = useTexts('planner').planner;
  return name === myPosition ? name : <PlaceName>{name}</PlaceName>;
}
