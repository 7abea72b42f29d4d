import { useServiceType, useServiceTypes } from '#site/i18n/operator-traits.ts';
import type { MapDrawing as Drawing } from './drawing/draw-map.ts';
import { plate } from './drawing/plate.ts';

interface MapDrawingProps {
  drawing: Drawing;
  /** What it shows, in words. */
  label: string;
  /** `fill`: its middle fills the room there is; `whole`: all of it is seen. */
  fit?: 'fill' | 'whole';
  /** The widths it is drawn for, where there is another one for the others. */
  widths?: 'narrow' | 'wide' | undefined;
}

/** The still picture of a map. */
export function MapDrawing({ drawing, label, fit = 'whole', widths }: MapDrawingProps) {
  const types = useServiceTypes();
  const { width, height, isThin, ground, dots, crosses, walk, footpaths, labels } = drawing;
  // The first types of the operator lie on top.
  const orderOf = (code: number) => types.findIndex((type) => type.code === code);
  const traces = drawing.traces.toSorted(
    (one, two) => orderOf(two.serviceTypeCode) - orderOf(one.serviceTypeCode),
  );
  return (
    <svg
      className="map-drawing"
      data-widths={widths}
      data-thin={isThin}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={fit === 'fill' ? 'xMidYMid slice' : 'xMidYMid meet'}
      role="img"
      aria-label={label}
      focusable="false"
    >
      {ground.map(({ kind, path }) => (
        <path key={kind} className="map-ground" data-kind={kind} d={path} />
      ))}
      {!isThin && traces.map(({ path }, index) => <path key={index} className="map-case" d={path} />)}
      {traces.map(({ serviceTypeCode, isPast, path }, index) => (
        <DrawnTrace key={index} serviceTypeCode={serviceTypeCode} isPast={isPast} path={path} />
      ))}
      {walk && <circle className="map-walk" cx={walk.x} cy={walk.y} r={walk.radius} />}
      {footpaths !== undefined && (
        <>
          <path className="map-footpath-case" d={footpaths} />
          <path className="map-footpath" d={footpaths} />
        </>
      )}
      {(['stop', 'skipped', 'end', 'closed', 'instead', 'yours'] as const).map(
        (kind) =>
          dots[kind] && (
            <g key={kind} className="map-dots" data-kind={kind}>
              <path d={dots[kind]} />
              <path d={dots[kind]} />
            </g>
          ),
      )}
      {crosses !== undefined && <path className="map-cross" d={crosses} />}
      {labels.map(({ x, y, width: wide, text, look }) => (
        <g key={`${x} ${y}`} className="map-plate" data-look={look}>
          <rect x={x} y={y} width={wide} height={plate.height} rx="4" />
          <text x={x + wide / 2} y={y + plate.height / 2 + plate.fontSize * 0.36}>
            {text}
          </text>
        </g>
      ))}
    </svg>
  );
}

function DrawnTrace({
  serviceTypeCode,
  isPast,
  path,
}: Pick<Drawing['traces'][number], 'serviceTypeCode' | 'isPast' | 'path'>) {
  const { key } = useServiceType(serviceTypeCode);
  return <path className="map-trace" data-type={key} data-past={isPast || undefined} d={path} />;
}
