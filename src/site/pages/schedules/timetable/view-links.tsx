import { useTexts } from '#site/i18n/texts.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';
import { queryOf } from './query-of.ts';
import type { LoadedTimetable } from './timetable-data.ts';

type Form = 'stop' | 'all';

/**
 * The two forms of the day, as links. Until one is chosen the screen decides: a phone shows one stop, anything wider the
 * whole table, so the pair stands there twice and each screen shows the one that is true.
 */
export function ViewLinks({ data }: { readonly data: LoadedTimetable }) {
  if (data.view !== 'auto') return <Pair data={data} shown={data.view} on="all" />;
  return (
    <>
      <Pair data={data} shown="stop" on="narrow" />
      <Pair data={data} shown="all" on="wide" />
    </>
  );
}

interface PairProps {
  readonly data: LoadedTimetable;
  readonly shown: Form;
  readonly on: 'narrow' | 'wide' | 'all';
}

function Pair({ data: { you }, shown, on }: PairProps) {
  const texts = useTexts('routes').timetable;
  const link = (view: Form) => ({
    href: queryOf({ stop: you.code, view }),
    'aria-current': shown === view || undefined,
  });
  return (
    <nav className="timetable-views" data-on={on} aria-label={texts.views}>
      <ContentLink {...link('stop')}>
        <Icon name="list" size="s" />
        {texts.byStop}
      </ContentLink>
      <ContentLink {...link('all')}>
        <Icon name="grid" size="s" />
        {texts.allStops}
      </ContentLink>
    </nav>
  );
}
