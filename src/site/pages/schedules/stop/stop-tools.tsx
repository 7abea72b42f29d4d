import type { Stop } from '#domain/stop.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import { Button } from '#site/ui/button/button.tsx';
import { Disclosure } from '#site/ui/disclosure/disclosure.tsx';
import { ShareButton } from '#site/ui/share-button/share-button.tsx';

interface StopToolsProps {
  readonly path: string;
  readonly stop: Stop;
}

/** Take the stop along: its code for the pole, on paper, to someone else. */
export function StopTools({ path, stop }: StopToolsProps) {
  const { schedules: texts, ui } = useTexts();
  const page = path.replace(/[?#].*/s, '');
  return (
    <div className="stop-tools">
      <Disclosure summary={texts.qr}>
        <p>{stop.platforms === undefined ? texts.qrHelp(stop.code) : texts.station.qrHelp(stop.name)}</p>
        <img
          className="stop-qr"
          src={`/_qr?path=${encodeURIComponent(page)}`}
          alt={texts.qrPicture(page)}
          width="200"
          height="200"
          loading="lazy"
        />
      </Disclosure>
      <div className="stop-actions needs-script">
        <Button kind="quiet" icon="printer" onClick={() => window.print()}>
          {ui.print}
        </Button>
        <ShareButton title={stop.name} page={page} />
      </div>
    </div>
  );
}
