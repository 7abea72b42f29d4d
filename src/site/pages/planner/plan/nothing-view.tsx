import type { Mode } from '#domain/mode.ts';
import { useFleet } from '#site/i18n/operator-traits.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { BoardNote } from '#site/ui/board-note/board-note.tsx';
import { ButtonLink } from '#site/ui/button/button.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import type { ResultsData } from './results-data.ts';
import { GoneNote } from './gone-note.tsx';
import { ResultsHead } from './results-head.tsx';

type Nothing = Exclude<ResultsData, { kind: 'found' }>;

/** Why there is nothing, and what to try: never a dead end. */
export function NothingView({ data }: { readonly data: Nothing }) {
  const { journeys: texts, planner } = useTexts('journeys', 'planner');
  const fleet = useFleet();
  const { title } = texts[data.kind];
  const hasWishes = data.kind === 'none' && ('moreWalking' in data.paths || 'anyVehicle' in data.paths);
  const ways = waysOf(data, texts, fleet);
  const helpOf = () => {
    if (data.kind !== 'none') return texts[data.kind].help;
    return hasWishes ? texts.none.helpWishes(fleet) : texts.none.help(fleet);
  };
  return (
    <div className="page-width plan">
      <ResultsHead head={data} />
      {data.kind === 'none' && data.gone?.kind === 'cancelled' && <GoneNote gone={data.gone} />}
      <BoardNote icon={data.kind === 'failed' ? 'alert' : 'route'} title={title}>
        <p>{helpOf()}</p>
      </BoardNote>
      <div className="plan-ways">
        {ways.map(({ href, words }, index) => (
          <ButtonLink key={href} kind={index === 0 ? 'primary' : 'secondary'} href={href}>
            {words}
          </ButtonLink>
        ))}
        <MapsLink href={data.paths.maps}>
          {data.mapsName === undefined ? planner.openMaps : planner.openIn(data.mapsName)}
        </MapsLink>
      </div>
    </div>
  );
}

/** Another site, by an address of this one that leads there: no navigation of the page can follow it. */
export function MapsLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a className="button" data-kind="quiet" href={href} rel="nofollow">
      <Icon name="external" />
      <span>{children}</span>
    </a>
  );
}

function waysOf(data: Nothing, texts: ReturnType<typeof useTexts<'journeys'>>['journeys'], fleet: Mode) {
  if (data.kind === 'failed') return [{ href: data.paths.retry, words: texts.failed.retry }];
  if (data.kind === 'outside') return [{ href: data.paths.now, words: texts.outside.now }];
  const { later, dayAfter, moreWalking, anyVehicle } = data.paths;
  return [
    { href: later, words: texts.none.later },
    { href: dayAfter, words: data.isForToday ? texts.none.tomorrow : texts.none.dayAfter },
    ...(moreWalking === undefined ? [] : [{ href: moreWalking, words: texts.none.moreWalking }]),
    ...(anyVehicle === undefined ? [] : [{ href: anyVehicle, words: texts.none.anyVehicle(fleet) }]),
  ];
}
