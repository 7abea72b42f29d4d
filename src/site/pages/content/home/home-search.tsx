import { useTexts } from '#site/i18n/texts.tsx';
import { SearchForm } from '#site/layouts/header/search-form.tsx';
import { Drawing } from '#site/ui/drawing/drawing.tsx';

interface HomeSearchProps {
  readonly action: string;
  readonly example: string;
}

export function HomeSearch({ action, example }: HomeSearchProps) {
  const texts = useTexts().home;
  return (
    <section className="home-search sign" aria-labelledby="home-question">
      <div className="page-width home-search-inner">
        <div className="home-search-form">
          <h2 id="home-question">{texts.question}</h2>
          <SearchForm action={action} label={texts.search} hint={texts.hint} example={example} />
        </div>
        <div className="home-search-drawing">
          <Drawing scene="bridge" />
        </div>
      </div>
    </section>
  );
}
