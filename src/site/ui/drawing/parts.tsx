import type { Mode } from '#domain/mode.ts';

/** A city bus seen from its side, 160 × 80. */
export function Bus({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`} strokeWidth={scale < 1 ? 3 : undefined}>
      <path
        className="paper"
        d="M8 4h138c6 0 9 3 10 9l4 30v21a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V10c0-4 2-6 6-6Z"
      />
      <path className="accent-fill" d="M2 48h158v8H2Z" />
      <path d="M12 14h24v22H12Zm30 0h24v22H42Zm60 0h24v22h-24Zm30 0h13l3 22h-16Z" />
      <path className="paper" d="M72 14h24v54H72Z" />
      <path d="M84 14v54" />
      <circle className="paper" cx="36" cy="68" r="12" />
      <circle className="paper" cx="128" cy="68" r="12" />
      <circle className="ink-fill" cx="36" cy="68" r="4" />
      <circle className="ink-fill" cx="128" cy="68" r="4" />
    </g>
  );
}

export function Ground() {
  return <path d="M8 142h304" />;
}

/** The sign of what stops there; where that has no front of its own, a plain mark. */
const withFront: readonly Mode[] = ['bus', 'trolleybus', 'tram', 'metro', 'train', 'monorail'];

export function StopSign({ x, mode }: { x: number; mode: Mode }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M0 142V62" />
      <rect className="paper" x="-15" y="34" width="30" height="34" rx="4" />
      {withFront.includes(mode) ? (
        <>
          <path className="accent" d="M-7 56V45c0-2 3-3 7-3s7 1 7 3v11ZM-7 51H7" />
          <path d="M-5 56v4m10-4v4" />
        </>
      ) : (
        <circle className="accent" cx="0" cy="51" r="7" />
      )}
    </g>
  );
}
