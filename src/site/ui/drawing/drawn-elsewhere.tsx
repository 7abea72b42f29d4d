import type { ReactNode } from 'react';
import type { Mode } from '#domain/mode.ts';
import type { ElsewherePiece, ElsewhereProps } from './drawing-parts.ts';
import { Hill, Trees } from './landscape.tsx';
import { Bus, Ground } from './parts.tsx';
import { Vehicle } from './vehicle.tsx';

/** Each is seen from its side, 160 × 80 like the bus, with its foot on the ground. */
const drawings: Readonly<Record<Exclude<Mode, 'bus'>, ReactNode>> = {
  trolleybus: (
    <>
      <path className="far" d="M-70-20h300" />
      <path d="m96 4 26-24m-16 24 26-24" />
      <Bus x={0} y={0} />
    </>
  ),
  tram: (
    <>
      <path className="far" d="M-70-16h300" />
      <path d="M72 12 86-2 72-16h24" />
      <path
        className="paper"
        d="M14 12h132c5 0 8 3 9 8l4 34v10a4 4 0 0 1-4 4H5a4 4 0 0 1-4-4V54l4-34c1-5 4-8 9-8Z"
      />
      <path className="accent-fill" d="M1 50h158v8H1Z" />
      <path d="M15 20h23v21H12Zm31 0h20v21H46Zm48 0h20v21H94Zm28 0h23l3 21h-26Z" />
      <path className="paper" d="M70 18h20v50H70Z" />
      <path d="M80 18v50M22 68v7h34v-7m48 0v7h34v-7M-8 80h176" />
    </>
  ),
  metro: (
    <>
      <path
        className="paper"
        d="M8 10h144a8 8 0 0 1 8 8v46a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4V18a8 8 0 0 1 8-8Z"
      />
      <path className="accent-fill" d="M0 50h160v6H0Z" />
      <path d="M6 20h20v20H6Zm46 0h18v20H52Zm38 0h18v20H90Zm44 0h20v20h-20Z" />
      <path className="paper" d="M30 18h18v50H30Zm82 0h18v50h-18Z" />
      <path d="M39 18v50m82-50v50M-8 80h176" />
      <circle className="paper" cx="16" cy="72" r="7" />
      <circle className="paper" cx="64" cy="72" r="7" />
      <circle className="paper" cx="96" cy="72" r="7" />
      <circle className="paper" cx="144" cy="72" r="7" />
    </>
  ),
  train: (
    <>
      <path className="paper" d="M0 12h104c24 0 42 16 54 38 4 8 0 16-8 16H0Z" />
      <path className="accent-fill" d="M0 46h155l3 8H0Z" />
      <path d="M10 21h20v16H10Zm28 0h20v16H38Zm28 0h20v16H66Zm40 0c13 2 22 8 30 17h-30ZM-8 80h176M96 12v54" />
      <circle className="paper" cx="20" cy="71" r="8" />
      <circle className="paper" cx="44" cy="71" r="8" />
      <circle className="paper" cx="108" cy="71" r="8" />
      <circle className="paper" cx="132" cy="71" r="8" />
    </>
  ),
  monorail: (
    <>
      <path className="paper" d="M24 54h12v26H24Zm100 0h12v26h-12Z" />
      <path className="paper" d="M-24 46h208v10H-24Z" />
      <path className="paper" d="M20 6h120c12 0 20 12 20 26v20H0V32C0 18 8 6 20 6Z" />
      <path className="accent-fill" d="M0 40h160v7H0Z" />
      <path d="M20 14h24v18H12c1-8 3-14 8-18Zm32 0h20v18H52Zm36 0h20v18H88Zm28 0h24c5 4 7 10 8 18h-32ZM80 6v46" />
    </>
  ),
  ferry: (
    <>
      <path className="paper" d="M28 32h92v20H28Z" />
      <path className="paper" d="M44 14h48v18H44Z" />
      <path className="accent-fill" d="M100 10h14v22h-14Z" />
      <path d="M52 20h32M38 40h10v6H38Zm18 0h10v6H56Zm18 0h10v6H74Zm18 0h10v6H92ZM68 14V2h12" />
      <path className="paper" d="M2 52h156l-18 24H20Z" />
      <path className="accent" d="M10 60h140" />
      <path
        className="blank"
        d="M-40 76c10-5 18-5 28 0s18 5 28 0 18-5 28 0 18 5 28 0 18-5 28 0 18 5 28 0 18-5 28 0v6H-40Z"
      />
      <path
        className="accent"
        d="M-40 76c10-5 18-5 28 0s18 5 28 0 18-5 28 0 18 5 28 0 18-5 28 0 18 5 28 0 18-5 28 0"
      />
    </>
  ),
  aerial: (
    <>
      <path d="m-70 8 300-40" />
      <path d="M80-12v26M70-10l20-3" />
      <path
        className="paper"
        d="M46 14h68c7 0 11 5 12 12l4 26c1 8-5 14-14 14H44c-9 0-15-6-14-14l4-26c1-7 5-12 12-12Z"
      />
      <path className="accent-fill" d="M30 48h100l-1 8H31Z" />
      <path d="M46 24h28v18H43Zm40 0h28l3 18H86Z" />
    </>
  ),
  funicular: (
    <g transform="rotate(-14 0 80)">
      <path d="M0 80h220M40 80v8m40-8v8m40-8v8m40-8v8m40-8v8" />
      <path className="paper" d="M14 14h132v54H14Z" />
      <path className="accent-fill" d="M14 50h132v8H14Z" />
      <path d="M22 22h32v20H22Zm42 0h32v20H64Zm42 0h32v20h-32ZM58 14v54m44-54v54" />
      <circle className="paper" cx="36" cy="73" r="7" />
      <circle className="paper" cx="124" cy="73" r="7" />
    </g>
  ),
  // Where kinds differ none of them is drawn: a shelter to wait in.
  vehicle: (
    <>
      <path className="tint" d="M14 20h132v44H14Z" />
      <path className="paper" d="M4 10h152v10H4Z" />
      <path className="accent-fill" d="M4 14h152v6H4Z" />
      <path d="M14 20v60M146 20v60M80 20v30" />
      <path className="paper" d="M34 50h92v8H34Z" />
      <path d="M44 58v22m72-22v22" />
    </>
  ),
};

export const drawnModes = ['bus', ...Object.keys(drawings)] as readonly Mode[];

/** Hills, trees and houses that could be anywhere; a ferry has water under it. */
function Skyline({ mode }: { mode: Mode }) {
  const isAfloat = mode === 'ferry';
  return (
    <>
      <path
        className="far"
        d="M150 71c60-30 120-34 190-20s110-22 190-24 130 20 190 44M880 71c70-26 120-40 200-36s130 22 260 36"
      />
      <path className="far" d="M300 71V57h16l10-8 10 8h16v14m12 0V61h30v10M1150 71V59h14l9-7 9 7h14v12" />
      <path
        className="far"
        d="M560 71V54m0 0-9 10h18Zm0-8-8 9h16Zm44 25V58m0 0-8 8h16Zm0-7-7 8h14ZM1000 71V52m0 0-9 10h18Zm0-8-8 9h16Zm60 27V56m0 0-9 8h18Zm0-8-8 9h16Z"
      />
      {isAfloat ? (
        <>
          <path d="M-900 71H690M900 71H2600" />
          <path className="accent" d="M700 71c6-3 10-3 16 0s10 3 16 0m100 0c6-3 10-3 16 0s10 3 16 0" />
        </>
      ) : (
        <path d="M-900 71H2600" />
      )}
      <Vehicle mode={mode} x={760} y={50} scale={0.26} />
    </>
  );
}

const pieces: Readonly<Record<ElsewherePiece, (mode: Mode) => ReactNode>> = {
  vehicle: (mode) => (mode === 'bus' ? <Bus x={0} y={0} /> : drawings[mode]),
  skyline: (mode) => <Skyline mode={mode} />,
  'on-its-way': (mode) => (
    <>
      <Hill />
      <Trees />
      <Ground />
      <Vehicle mode={mode} x={96} y={62} />
    </>
  ),
  lost: (mode) => (
    <>
      <Hill />
      <path d="M8 142h196l-6 5 5 5M262 142h50" />
      <path d="M244 142V74" />
      <path className="paper" d="M228 40h32v34h-32Z" />
      <path d="M238 52c1-5 12-5 12 2 0 4-6 4-6 8m0 4v.5" />
      <Vehicle mode={mode} x={24} y={62} />
    </>
  ),
};

/** Drawings for operators of any place, whatever carries their riders. */
export const DrawnElsewhere = ({ piece, mode }: ElsewhereProps): ReactNode => pieces[piece](mode);
