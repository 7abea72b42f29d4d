import { useNumberExamples, useNumbers } from '#site/i18n/operator-traits.ts';
import { useTexts } from '#site/i18n/texts.tsx';
import {
  displayHelpPath,
  displayPath,
  type DisplayMode,
  type SchedulePlace,
} from '#site/routing/schedule-paths.ts';
import { Button } from '#site/ui/button/button.tsx';
import { Callout } from '#site/ui/callout/callout.tsx';
import { TextField } from '#site/ui/text-field/text-field.tsx';
import type { DisplaysData } from './data.server.ts';

interface DisplayMakerProps {
  readonly mode: DisplayMode;
  readonly place: SchedulePlace;
  readonly origin: string;
  readonly asked: DisplaysData['asked'];
}

/** A stop's number in, the address to open or the code to paste out. A plain form: the answer is an address as well. */
export function DisplayMaker({ mode, place, origin, asked }: DisplayMakerProps) {
  const texts = useTexts('routes');
  const { stop } = useNumbers();
  const { stop: example } = useNumberExamples();
  const unknown = asked && !asked.stop ? texts.schedules.unknownStop(asked.code) : undefined;
  return (
    <>
      <form className="displays-form" method="get" action={displayHelpPath(place, mode)}>
        <TextField
          id="arret"
          name="arret"
          label={texts.displays.stop}
          hint={texts.displays.stopHint(example)}
          error={unknown}
          defaultValue={asked?.code}
          inputMode={stop.digits && !stop.letter ? 'numeric' : undefined}
          autoComplete="off"
          maxLength={32}
          required
        />
        <Button type="submit">{texts.displays.make}</Button>
      </form>
      {asked?.stop && <Made mode={mode} place={place} origin={origin} stop={asked.stop} />}
    </>
  );
}

interface MadeProps extends Omit<DisplayMakerProps, 'asked'> {
  readonly stop: { readonly code: string; readonly name: string };
}

function Made({ mode, place, origin, stop }: MadeProps) {
  const texts = useTexts('routes').displays;
  const address = origin + displayPath(place, stop.code, mode);
  const frame = `<iframe src="${address}" title="${escapeAttribute(texts.frameTitle(stop.name))}" width="320" height="400" loading="lazy"></iframe>`;
  return (
    <Callout severity="success" title={texts.result(stop.name)}>
      <p>{mode === 'embed' ? texts.code : texts.address}</p>
      <pre className="displays-code">
        <code>{mode === 'embed' ? frame : address}</code>
      </pre>
      <p>
        <a href={address} target="_blank" rel="noopener">
          {texts.open}
        </a>
      </p>
    </Callout>
  );
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
