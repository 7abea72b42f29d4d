import { useRef, type MouseEvent } from 'react';
import type { DrawnStop } from '#domain/line-stops.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { announce } from '#site/ui/live-region/announce.ts';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import { VisuallyHidden } from '#site/ui/visually-hidden/visually-hidden.tsx';

interface ChangeStopProps {
  readonly stops: readonly DrawnStop[];
  readonly chosen: string;
  readonly onChoose: (code: string) => Promise<void>;
}

/** Another stop of the line: each is an address, which works without script and can be shared. */
export function ChangeStop({ stops, chosen, onChoose }: ChangeStopProps) {
  const texts = useTexts('routes').line;
  const panel = useRef<HTMLDetailsElement>(null);
  const pick = (event: MouseEvent<HTMLAnchorElement>, { code, name }: DrawnStop) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const url = new URL(location.href);
    url.searchParams.set('arret', code);
    const { href } = url;
    onChoose(code).then(
      () => {
        history.replaceState(history.state, '', href);
        if (panel.current) panel.current.open = false;
        panel.current?.querySelector('summary')?.focus();
        announce(texts.stopChosen(name));
      },
      // The page itself knows how to be without the times.
      () => location.assign(href),
    );
  };
  const boarded = stops.filter(({ isAlightingOnly }) => !isAlightingOnly);
  return (
    <details className="line-change" ref={panel}>
      <summary>
        {texts.changeStop}
        <VisuallyHidden>{texts.changeStopMore}</VisuallyHidden>
      </summary>
      <ul className="line-change-stops" aria-label={texts.chooseStop}>
        {boarded.map((stop) => (
          <li key={stop.code}>
            <ContentLink
              href={`?arret=${encodeURIComponent(stop.code)}`}
              aria-current={stop.code === chosen ? 'true' : undefined}
              onClick={(event) => pick(event, stop)}
            >
              <PlaceName>{stop.name}</PlaceName> <span className="line-change-code">{stop.code}</span>
            </ContentLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
