import { useFleet, useScenery } from '#site/i18n/operator-traits.ts';
import { Elsewhere } from './elsewhere.tsx';
import { Bus } from './parts.tsx';

import './drawing.css';

/** The foot of every page, as wide as the page: what stands on the line goes on to both edges. */
export function Skyline() {
  const scenery = useScenery();
  const mode = useFleet();
  return (
    <svg
      className="drawing skyline"
      viewBox="140 0 1280 72"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      {scenery === 'river-city' ? <City /> : <Elsewhere piece="skyline" mode={mode} />}
    </svg>
  );
}

/** A city on its river. */
function City() {
  return (
    <>
      <path
        className="far"
        d="M190 71V50h10v6h10v-6h10v6h10v-6h10v6h10v-6h10v6h10v-6h10v21M280 71V58h70v13M350 71V46l14-14 14 14v25m0-17h34l10-8 10 8v17m0-13h54v13m0 0V40h26v31m0-11h44v11"
      />
      <path d="M-900 71H620M940 71h1700" />
      <path
        className="far"
        d="M620 60c40-3 66-14 88-40 20 28 44 36 72 36s52-8 72-36c22 26 48 37 88 40M732 44v16m24-9v9m24-5v5m24-9v9m24-16v16M684 42v18m-24-9v9m216-18v18m24-9v9"
      />
      <path d="M620 60h320M620 64h320M704 14v57m8-57v57m136-57v57m8-57v57" />
      <path className="accent" d="M724 69c6-3 10-3 16 0s10 3 16 0m20 0c6-3 10-3 16 0s10 3 16 0" />
      <path className="far" d="M1000 71V52m0 0-9 10h18Zm0-8-8 9h16Zm60 27V56m0 0-9 8h18Zm0-8-8 9h16Z" />
      <Bus x={760} y={40} scale={0.26} />
    </>
  );
}
