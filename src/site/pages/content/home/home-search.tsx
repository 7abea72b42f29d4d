import { useTexts } from '#site/i18n/texts.tsx';
import { QuickSearch } from '#site/quick-search/quick-search.tsx';
import { Drawing } from '#site/ui/drawing/drawing.tsx';
import { scenes } from '#site/ui/drawing/scenes.tsx';
import type { Shell } from '#site/view.ts';

interface HomeSearchProps {
  readonly shell: Shell;
  /** It snows in the drawing too. */
  readonly isStorm: boolean;
}

export function HomeSearch({ shell, isStorm }: HomeSearchProps) {
  const texts = useTexts().home;
  return (
    <section className="home-search sign" aria-labelledby="home-question">
      <div className="page-width home-search-inner">
        <div className="home-search-form">
          <h2 id="home-question">{texts.question(shell.operator.fleet)}</h2>
          <QuickSearch links={shell.links} label={texts.search} example={shell.operator.searchExample} />
        </div>
        <div className="home-search-drawing">
          <Drawing scene={isStorm ? scenes['bridge-snow'] : scenes.bridge} />
        </div>
      </div>
    </section>
  );
}
