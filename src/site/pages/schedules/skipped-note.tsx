import type { StopInstead } from '#domain/line-stops.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { Icon } from '#site/ui/icon/icon.tsx';
import { PlaceName } from '#site/ui/place-name/place-name.tsx';

/** Under the name of a stop that is left out: where to board instead, and how far that is. */
export function SkippedNote({ instead }: { readonly instead: StopInstead }) {
  const texts = useTexts('routes');
  return (
    <>
      <Icon name="pole-barred" size="s" />
      <span>
        {texts.board.state.skipped}
        {texts.line.colon}
        <PlaceName>{instead.name}</PlaceName>, {texts.board.walk(instead.walkMinutes)}
      </span>
    </>
  );
}
