import { useMemo } from 'react';
import { useTexts } from '#site/i18n/texts.tsx';
import { MapDrawing } from '#site/map/map-drawing.tsx';
import { MapView } from '#site/map/map-view.tsx';
import type { SaleRow } from './sale-row.ts';
import type { SaleDrawings } from './draw-sale-map.server.ts';
import { rowId, saleScene } from './sale-scene.ts';

interface SaleMapProps {
  readonly drawings: SaleDrawings;
  readonly rows: readonly SaleRow[];
  readonly styleUrl: string | undefined;
}

/** The points of the list, each under its number. It is drawn by the server, and opened by its button. */
export function SaleMap({ drawings, rows, styleUrl }: SaleMapProps) {
  const label = useTexts('lists').pointsOfSale.map;
  const scene = useMemo(() => saleScene(rows, undefined), [rows]);
  return (
    <div className="sale-map">
      <MapView
        // Another page of the list has other points.
        key={rows.map(({ id }) => id).join()}
        opens="asked"
        drawing={
          <>
            <MapDrawing drawing={drawings.narrow} label={label} widths="narrow" />
            <MapDrawing drawing={drawings.wide} label={label} widths="wide" />
          </>
        }
        map={{ label, scene, start: 'all', hrefOfStop: ({ code }) => `#${rowId(code)}`, styleUrl }}
      />
    </div>
  );
}
