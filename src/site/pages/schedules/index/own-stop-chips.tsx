import { clearMyStops, listOwnStops, useKnownStops } from '#site/device/my-stops.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { schedulePagePath, stopPath, type SchedulePlace } from '#site/routing/schedule-paths.ts';
import { Button } from '#site/ui/button/button.tsx';
import { ChipLink, ChipRow } from '#site/ui/chip/chip.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { announce } from '#site/ui/live-region/announce.ts';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';
import { ContentLink } from '#site/ui/text-link/link-context.tsx';

/** The stops of this device on one row, which is as high before they are known and where there are none. */
export function OwnStopChips({ place }: { readonly place: SchedulePlace }) {
  const texts = useTexts('line-index');
  const known = useKnownStops();
  const stops = known ? listOwnStops(known) : [];
  const clear = () => {
    clearMyStops();
    announce(texts.myStops.cleared);
  };
  return (
    <section className="index-own" aria-labelledby="index-own">
      <div className="index-own-head">
        <h2 id="index-own">
          <ContentLink href={schedulePagePath(place, 'myStops')}>{texts.home.ownStops}</ContentLink>
        </h2>
        {stops.length > 0 && (
          <Button kind="quiet" flush="end" onClick={clear}>
            {texts.myStops.clear}
          </Button>
        )}
      </div>
      <div className="index-own-row">
        {stops.length > 0 ? (
          <ChipRow label={texts.home.ownStops}>
            {stops.map(({ code, name }) => (
              <ChipLink key={code} href={stopPath(place, code)}>
                {known?.kept.some((stop) => stop.code === code) && <Icon name="star-full" size="s" />}
                {code} <PlaceName>{name}</PlaceName>
              </ChipLink>
            ))}
          </ChipRow>
        ) : (
          <p>{texts.myStops.keptHere}</p>
        )}
      </div>
    </section>
  );
}
