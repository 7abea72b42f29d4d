import { Bus } from './parts.tsx';

/** Hills and roofs far away. */
export function Hill() {
  return (
    <>
      <path className="tint" d="M0 140c30-40 70-64 118-58s70-40 112-34 66 40 90 92Z" />
      <path className="far" d="M0 140c30-40 70-64 118-58s70-40 112-34 66 40 90 92" />
    </>
  );
}

function River() {
  return (
    <>
      <path className="blank" d="M0 118h320v42H0Z" />
      <path d="M0 118h320" />
      <path
        className="accent"
        d="M20 132c8-5 14-5 22 0s14 5 22 0 14-5 22 0m60 0c8-5 14-5 22 0s14 5 22 0m50 0c8-5 14-5 22 0s14 5 22 0M60 148c8-5 14-5 22 0s14 5 22 0m70 0c8-5 14-5 22 0s14 5 22 0 14-5 22 0"
      />
    </>
  );
}

/** Two towers and their cables. */
function Bridge() {
  return (
    <>
      <path d="M0 84h320M0 90h320M84 20v104M92 20v104M84 36h8m-8 16h8M228 20v104m8-104v104m-8-88h8m-8 16h8M78 124h20m124 0h20" />
      <path
        className="far"
        d="M0 82c40-6 66-26 88-60 20 40 44 52 72 52s52-12 72-52c22 34 48 54 88 60M112 57v27m24-16v16m24-10v10m24-16v16m24-27v27M64 52v32M40 70v14m216-32v32m24-14v14"
      />
    </>
  );
}

export function BusOnBridge() {
  return (
    <>
      <path className="tint" d="M0 118c30-30 70-44 118-38s70-36 112-30 66 30 90 68Z" />
      <River />
      <Bridge />
      <Bus x={118} y={44} scale={0.5} />
    </>
  );
}

/** An old gate in its wall. */
export function Ramparts() {
  return (
    <>
      <path
        className="paper"
        d="M20 142V84h12v-8h14v8h14v-8h14v8h14v-8h14v8h12V52h12v-8h14v8h14v-8h14v8h14v-8h14v8h12v32h12v-8h14v8h14v-8h14v8h14v-8h14v8h12v58Z"
      />
      <path className="paper" d="M140 142v-30a20 20 0 0 1 40 0v30Z" />
      <path className="accent" d="M146 142v-30a14 14 0 0 1 28 0v30" />
      <path
        className="far"
        d="M32 100h20m16 14h22M36 128h24m38-24h10m108-4h18m14 16h22m-46 12h26m34-28h12M128 70h14m36 0h14"
      />
      <path d="M160 44V18" />
      <path className="accent-fill" d="M161 18h22l-6 6 6 6h-22Z" />
    </>
  );
}

/** A wood at the edge of the way. */
export function Trees() {
  return (
    <path
      className="far"
      d="M30 142v-18m0 0-12-14h7l-7-12h7l5-16 5 16h7l-7 12h7l-12 14m30 18v-14m0 0-9-11h5l-5-9h5l4-12 4 12h5l-5 9h5l-9 11m226 14v-16m0 0-11-13h6l-6-11h6l5-14 5 14h6l-6 11h6l-11 13"
    />
  );
}

export function Flake({ x, y, size = 9 }: { x: number; y: number; size?: number }) {
  const long = size * 0.87;
  const half = size / 2;
  return (
    <path
      className="far"
      d={`M${x} ${y - size}v${size * 2}M${x - long} ${y - half}l${long * 2} ${size}M${x - long} ${y + half}l${long * 2} ${-size}`}
    />
  );
}
