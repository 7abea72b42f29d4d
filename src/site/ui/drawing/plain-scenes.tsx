import { Ground, StopSign } from './parts.tsx';
import type { Scene } from './scene.ts';
import { Vehicle } from './vehicle.tsx';

/** Scenes of what is not there, which any page may turn out to need, also without the network. */
export const plainScenes = {
  empty: ({ mode }) => (
    <>
      <Ground />
      <StopSign x={112} mode={mode} />
      <path className="paper" d="M150 108h92v8h-92Z" />
      <path d="M160 116v24m72-24v24M156 96h80M160 96v12m72-12v12" />
    </>
  ),
  repair: ({ mode }) => (
    <>
      <Ground />
      <Vehicle mode={mode} x={84} y={mode === 'bus' ? 56 : 62} />
      <path className="paper" d="m34 140 12-44h8l12 44Z" />
      <path className="accent" d="m43 108h14m-18 14h22" />
      <path d="M28 140h44" />
      <path className="paper" d="m258 140 12-44h8l12 44Z" />
      <path className="accent" d="m267 108h14m-18 14h22" />
      <path d="M252 140h44" />
    </>
  ),
} as const satisfies Record<string, Scene>;
