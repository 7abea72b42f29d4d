import {
  clearMyStops,
  forgetStop,
  listOwnStops,
  useKnownStops,
  type MyStops,
  type OwnStop,
} from '#site/device/my-stops.ts';
import { useLocale, useTexts } from '#site/i18n/texts.tsx';
import { NearMe } from '#site/own-stops/near-me.tsx';
import { OwnStopList } from '#site/own-stops/own-stop-list.tsx';
import type { PageProps } from '#site/pages/page-props.ts';
import { QuickSearch } from '#site/quick-search/quick-search.tsx';
import type { SchedulePlace } from '#site/routing/schedule-paths.ts';
import { Button } from '#site/ui/button/button.tsx';
import { EmptyState } from '#site/ui/empty-state/empty-state.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { announce } from '#site/ui/live-region/announce.ts';
import { pageHeadingId } from '#site/ui/page-heading/page-heading.tsx';
import './page.css';

/** The stops kept with the star and those looked at, with what leaves from them next. */
export default function MyStopsPage({ view }: PageProps) {
  const texts = useTexts('line-index');
  const known = useKnownStops();
  const { links, operator } = view.shell;
  const place = { base: links.schedules, locale: useLocale() };
  const isEmpty = known !== undefined && listOwnStops(known).length === 0;
  return (
    <>
      <div className="my-stops-head sign">
        <div className="page-width">
          <h1 id={pageHeadingId} tabIndex={-1}>
            {view.info.title}
          </h1>
        </div>
      </div>
      <div className="page-width my-stops">
        <div className="without-script">
          <p>{texts.myStops.withoutScript}</p>
          <QuickSearch links={links} label={texts.home.search} example={operator.searchExample} />
        </div>
        {isEmpty && (
          <EmptyState title={texts.myStops.none}>
            <p>{texts.myStops.noneHelp}</p>
            <QuickSearch links={links} label={texts.home.search} example={operator.searchExample} />
            <NearMe place={place} label={texts.home.nearMe} />
          </EmptyState>
        )}
        {known && !isEmpty && <KnownStops known={known} place={place} />}
      </div>
    </>
  );
}

function KnownStops({ known, place }: { readonly known: MyStops; readonly place: SchedulePlace }) {
  const texts = useTexts('line-index').myStops;
  const clear = () => {
    clearMyStops();
    announce(texts.cleared);
  };
  const toolOf = (stop: OwnStop) => <ForgetButton stop={stop} />;
  return (
    <>
      {/* One list and one stream; a stop that is kept says so with its star. */}
      <OwnStopList
        stops={listOwnStops(known)}
        place={place}
        toolOf={toolOf}
        isKept={({ code }) => known.kept.some((stop) => stop.code === code)}
      />
      <p className="my-stops-clear">
        <Button kind="secondary" onClick={clear}>
          {texts.clear}
        </Button>
      </p>
      <p className="my-stops-where">{texts.keptHere}</p>
    </>
  );
}

function ForgetButton({ stop }: { readonly stop: OwnStop }) {
  const texts = useTexts('line-index').myStops;
  const press = () => {
    forgetStop(stop);
    announce(texts.removed(stop.name));
  };
  return (
    <button className="own-stop-tool" type="button" onClick={press}>
      <Icon name="close" label={texts.remove(stop.code)} />
    </button>
  );
}
