import type { Mode } from '#domain/mode.ts';
import { Drawing } from './drawing.tsx';
import { Elsewhere } from './elsewhere.tsx';
import { BusOnBridge, Flake, Hill, Ramparts, Trees } from './landscape.tsx';
import { Ground, StopSign } from './parts.tsx';
import type { Scene, SceneLook, SceneName } from './scene.ts';
import { Vehicle } from './vehicle.tsx';

function OnItsWay({ mode, scenery }: SceneLook) {
  return scenery === 'river-city' ? <BusOnBridge /> : <Elsewhere piece="on-its-way" mode={mode} />;
}

/** A bridge that ends in the air. */
function BrokenBridge({ mode }: { mode: Mode }) {
  return (
    <g transform="translate(6 -6) scale(0.55)">
      <path className="far" d="M0 210c60-34 130-46 200-34M560 190c-60-26-120-30-170-16" />
      <path d="M0 196h388l-6 5 5 5M0 206h387M440 196h120m-120 0-5 6 6 4h119" />
      <path d="M110 90v150m12-150v150M110 112h12m-12 22h12M100 240h32M470 90v150m12-150v150m-12-128h12m-12 22h12m-22 106h32" />
      <path
        className="far"
        d="M0 190c60-8 92-40 116-98 24 58 60 88 120 96M156 158v38m36-20v20M76 152v44M40 180v16M560 188c-50-8-66-42-84-96-12 34-24 58-46 78M512 160v36m28-22v22m-94-30v30"
      />
      <Vehicle mode={mode} x={156} y={117} scale={1.05} />
      <path d="M352 196V92" />
      <path className="paper" d="M352 94h52v34h-52Z" />
      <path d="M366 103c2-6 16-6 16 3 0 5-7 5-7 10m0 4v.5M346 196h12" />
      <path
        className="accent"
        d="M30 262c10-6 18-6 28 0s18 6 28 0 18-6 28 0m90 0c10-6 18-6 28 0s18 6 28 0 18-6 28 0 18-6 28 0m60 0c10-6 18-6 28 0s18 6 28 0 18-6 28 0M110 284c10-6 18-6 28 0s18 6 28 0m180 0c10-6 18-6 28 0s18 6 28 0"
      />
      <Flake x={40} y={70} size={7} />
      <Flake x={200} y={44} size={6} />
      <Flake x={300} y={70} size={6} />
      <Flake x={430} y={50} size={7} />
      <Flake x={530} y={110} size={5} />
    </g>
  );
}

/** Scenes put together from the same few parts, for pages that stand out. */
export const scenes = {
  bus: ({ mode }) => (
    <>
      <Hill />
      <Ground />
      <StopSign x={262} mode={mode} />
      <Vehicle mode={mode} x={70} y={62} />
    </>
  ),
  bridge: (look) => <OnItsWay {...look} />,
  /* On storm days. */
  'bridge-snow': (look) => (
    <>
      <OnItsWay {...look} />
      <Flake x={36} y={40} size={6} />
      <Flake x={264} y={22} size={8} />
      <Flake x={296} y={58} size={5} />
      <Flake x={148} y={22} size={5} />
      <Flake x={206} y={30} size={4} />
      <Flake x={16} y={70} size={4} />
    </>
  ),
  ramparts: ({ mode, scenery }) => (
    <>
      <Hill />
      {scenery === 'river-city' ? (
        <Ramparts />
      ) : (
        <>
          <Trees />
          <StopSign x={160} mode={mode} />
        </>
      )}
      <Ground />
    </>
  ),
  card: () => (
    <>
      <Hill />
      <path
        className="paper"
        d="M70 44h126a8 8 0 0 1 8 8v70a8 8 0 0 1-8 8H70a8 8 0 0 1-8-8V52a8 8 0 0 1 8-8Z"
      />
      <path className="accent-fill" d="M62 62h142v16H62Z" />
      <path d="M78 110h34" />
      <path className="paper" d="M214 82h44v58h-44Z" />
      <path d="M224 94h24v18h-24Zm4 28h16" />
      <path className="accent" d="M210 60c8-6 18-6 26 0m-20 9c4-3 10-3 14 0" />
      <Ground />
    </>
  ),
  snow: ({ mode }) => (
    <>
      <Vehicle mode={mode} x={70} y={56} />
      <path className="tint" d="M0 134c40-10 76-4 116-3s78-9 116-4 60 3 88-1v34H0Z" />
      <path d="M0 134c40-10 76-4 116-3s78-9 116-4 60 3 88-1" />
      <Flake x={36} y={40} />
      <Flake x={262} y={30} size={12} />
      <Flake x={292} y={84} size={7} />
      <Flake x={22} y={98} size={6} />
      <Flake x={150} y={26} size={6} />
      <Flake x={256} y={78} size={5} />
    </>
  ),
  lost: ({ mode, scenery }) =>
    scenery === 'river-city' ? <BrokenBridge mode={mode} /> : <Elsewhere piece="lost" mode={mode} />,
} as const satisfies Record<SceneName, Scene>;

/** A scene by its name. */
export function NamedScene({ name }: { readonly name: SceneName }) {
  return <Drawing scene={scenes[name]} />;
}
