import { describe, expect, it } from 'vitest';
import { serviceTypes } from '#data/service-types.ts';
import { OperatorContext } from '#site/i18n/operator-traits.ts';
import { markupOf } from '#tests/support/markup.tsx';
import type { MapDrawing as Drawing } from './drawing/draw-map.ts';
import { MapDrawing } from './map-drawing.tsx';
import { MapView } from './map-view.tsx';

const drawing: Drawing = {
  width: 360,
  height: 264,
  ground: [{ kind: 'water', path: 'M0 0l9 9z' }],
  traces: [
    { serviceTypeCode: 4, path: 'M1 1l2 2' },
    { serviceTypeCode: 0, path: 'M3 3l4 4' },
  ],
  dots: { stop: 'M5 5h0', skipped: '', end: 'M6 6h0', yours: '' },
  labels: [{ x: 10, y: 20, width: 80, text: '<b>Gare & "Quai"</b>' }],
};
const draw = (more: Partial<Drawing> = {}) =>
  markupOf(
    <OperatorContext value={{ serviceTypes }}>
      <MapDrawing drawing={{ ...drawing, ...more }} label="Carte du 801" />
    </OperatorContext>,
  );

describe('MapDrawing', () => {
  it('is one picture with a name, and needs no style attribute', () => {
    const markup = draw();
    expect(markup).toContain('role="img" aria-label="Carte du 801"');
    expect(markup).not.toContain('style=');
  });

  it('has each line in the colour of its type, the first types of the operator on top', () => {
    const types = [...draw().matchAll(/class="map-trace" data-type="(\w+)"/g)].map(([, type]) => type);
    expect(types).toEqual(['lebus', 'metrobus']);
  });

  it('writes the names of stops as text, whatever is in them', () => {
    expect(draw()).toContain('&lt;b&gt;Gare &amp; &quot;Quai&quot;&lt;/b&gt;');
  });

  it('has thin lines without an outline where there are hundreds', () => {
    expect(draw()).toContain('map-case');
    expect(draw({ isThin: true })).not.toContain('map-case');
  });
});

describe('the drawing of closed stops', () => {
  it('bars them, and has the way on foot and its minutes', () => {
    const markup = draw({
      dots: { ...drawing.dots, closed: 'M7 7h0', instead: 'M8 8h0' },
      crosses: 'M1 1l9 9',
      footpaths: 'M7 7l1 1',
      labels: [{ x: 1, y: 2, width: 50, text: '4 min', look: 'dark' }],
    });
    expect(markup).toContain('class="map-cross" d="M1 1l9 9"');
    expect(markup).toContain('class="map-footpath" d="M7 7l1 1"');
    expect(markup).toMatch(/data-kind="closed".*data-kind="instead".*data-look="dark"/);
    expect(draw()).not.toMatch(/map-cross|map-footpath/);
  });
});

describe('MapView', () => {
  it('is its drawing alone until a script takes it over', () => {
    const scene = { traces: [], stops: [] };
    const map = { label: 'Carte', scene, start: 'all' as const, hrefOfStop: () => '#' };
    const markup = markupOf(<MapView drawing={<i>dessin</i>} map={map} />);
    expect(markup).toContain('<i>dessin</i>');
    expect(markup).not.toMatch(/<button|map-skip|map-live/);
  });
});
