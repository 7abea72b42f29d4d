import type { ReactNode } from 'react';
import { Bridge, Bus, Flake, Ground, Hill, Ramparts, River, StopSign } from './parts.tsx';

/** Scenes of 320 × 160, put together from the same few parts. */
export const scenes = {
  bus: (
    <>
      <Hill />
      <Ground />
      <StopSign x={262} />
      <Bus x={70} y={62} />
    </>
  ),
  bridge: (
    <>
      <path className="tint" d="M0 118c30-30 70-44 118-38s70-36 112-30 66 30 90 68Z" />
      <River />
      <Bridge />
      <Bus x={118} y={44} scale={0.5} />
      <Flake x={36} y={40} size={6} />
      <Flake x={264} y={22} />
      <Flake x={148} y={22} size={5} />
    </>
  ),
  ramparts: (
    <>
      <Hill />
      <Ramparts />
      <Ground />
    </>
  ),
  snow: (
    <>
      <Bus x={70} y={56} />
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
  empty: (
    <>
      <Ground />
      <StopSign x={112} />
      <path className="paper" d="M150 108h92v8h-92Z" />
      <path d="M160 116v24m72-24v24M156 96h80M160 96v12m72-12v12" />
    </>
  ),
  lost: (
    <>
      <Hill />
      <Ground />
      <path d="M160 140V34" />
      <path className="paper" d="M164 42h64l14 12-14 12h-64Z" />
      <path className="paper" d="M156 72H96L82 84l14 12h60Z" />
      <path className="accent" d="M176 54h40M106 84h40" />
      <circle className="accent-fill" cx="160" cy="28" r="6" />
    </>
  ),
  repair: (
    <>
      <Ground />
      <Bus x={84} y={56} />
      <path className="paper" d="m34 140 12-44h8l12 44Z" />
      <path className="accent" d="m43 108h14m-18 14h22" />
      <path d="M28 140h44" />
      <path className="paper" d="m258 140 12-44h8l12 44Z" />
      <path className="accent" d="m267 108h14m-18 14h22" />
      <path d="M252 140h44" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type Scene = keyof typeof scenes;
export const sceneNames = Object.keys(scenes) as readonly Scene[];
