import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { markupOf as markupOfNode } from '#tests/support/markup.tsx';
import { modes } from '#domain/mode.ts';
import { OperatorContext } from '#site/i18n/operator-traits.ts';
import { Drawing } from './drawing.tsx';
import { plainScenes } from './plain-scenes.tsx';
import { scenes } from './scenes.tsx';
import { Skyline } from './skyline.tsx';
import { DrawnElsewhere, drawnModes } from './drawn-elsewhere.tsx';
import { DrawingPartsContext } from './drawing-parts.ts';

const markupOf = (children: ReactNode) =>
  markupOfNode(<DrawingPartsContext value={{ DrawnElsewhere }}>{children}</DrawingPartsContext>);

describe('Drawing', () => {
  it.each(Object.entries({ ...scenes, ...plainScenes }))(
    'draws %s with the colours of the theme only',
    (_name, scene) => {
      const markup = markupOf(<Drawing scene={scene} />);
      expect(markup).toContain('<path');
      expect(markup).not.toMatch(/#[0-9a-f]{3,6}|rgb\(/i);
    },
  );

  it('is a picture when it has a name', () => {
    expect(markupOf(<Drawing scene={scenes.lost} label="Un poteau" />)).toContain(
      'role="img" aria-label="Un poteau"',
    );
  });

  it('has a vehicle of its own for every mode', () => {
    expect(drawnModes.toSorted()).toEqual(modes.toSorted());
    const drawn = modes.map((mode) =>
      markupOf(
        <OperatorContext value={{ fleet: mode, serviceTypes: [] }}>
          {<Drawing scene={scenes.bus} />}
        </OperatorContext>,
      ),
    );
    expect(new Set(drawn).size).toBe(modes.length);
  });
});

describe('the place around the vehicle', () => {
  const inCity = (children: ReactNode) =>
    markupOf(
      <OperatorContext value={{ scenery: 'river-city', serviceTypes: [] }}>{children}</OperatorContext>,
    );
  const landmarks = ['bridge', 'bridge-snow', 'ramparts', 'lost'] as const;

  it.each(landmarks)('is that of no city in %s, unless the operator says so', (name) => {
    const scene = scenes[name];
    const drawn = markupOf(<Drawing scene={scene} />);
    expect(drawn).not.toBe(inCity(<Drawing scene={scene} />));
    // The towers of a bridge, and the gate in a wall.
    expect(drawn).not.toMatch(/M0 84h320|M20 142V84|M110 90v150/);
  });

  it('is that of no city at the foot of a page', () => {
    expect(markupOf(<Skyline />)).not.toContain('M620 60h320');
    expect(inCity(<Skyline />)).toContain('M620 60h320');
  });
});
