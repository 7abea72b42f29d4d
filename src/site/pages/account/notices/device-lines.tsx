import { useTexts } from '#site/i18n/texts.tsx';
import { useMyStops, type OwnStop } from '#site/device/my-stops.ts';
import { useBoards } from '#site/live/use-boards.ts';
import { Button } from '#site/ui/button/button.tsx';
import { NumberBadge } from '#site/ui/line-badge/number-badge.tsx';
import type { ShownLine } from './data.server.ts';

interface DeviceLinesProps {
  /** Every line that can be followed. */
  readonly known: readonly ShownLine[];
  /** The lines in the list. */
  readonly followed: readonly string[];
}

/** The lines of the stops that this device keeps are offered: the account does not know them. */
export function DeviceLines(props: DeviceLinesProps) {
  const { kept } = useMyStops();
  return kept.length === 0 ? null : <OfferedLines {...props} stops={kept} />;
}

function OfferedLines({ known, followed, stops }: DeviceLinesProps & { readonly stops: readonly OwnStop[] }) {
  const texts = useTexts('account').choices.notices;
  const codes = stops.map(({ code }) => code);
  const { boardOf } = useBoards(codes);
  const numbers = new Set(codes.flatMap((code) => boardOf(code)?.lines.map(({ number }) => number) ?? []));
  const offered = known.filter(({ number }) => numbers.has(number) && !followed.includes(number));
  if (offered.length === 0) return null;
  return (
    <div className="device-lines">
      <p>{texts.device}</p>
      <ul className="cluster">
        {offered.map((line) => (
          <li key={line.number}>
            <NumberBadge line={line} size="s" />
          </li>
        ))}
      </ul>
      <Button
        type="submit"
        kind="secondary"
        name="offer"
        value={offered.map(({ number }) => number).join(' ')}
      >
        {texts.addDevice}
      </Button>
    </div>
  );
}
