import type { Example } from '#site/ui/example.ts';
import { OperatorContext } from '#site/i18n/operator-traits.ts';
import { Drawing } from './drawing.tsx';
import { Skyline } from './skyline.tsx';
import { DrawnElsewhere, drawnModes } from './drawn-elsewhere.tsx';
import { DrawingPartsContext } from './drawing-parts.ts';
import { plainScenes } from './plain-scenes.tsx';
import { scenes } from './scenes.tsx';

export const examples: readonly Example[] = [
  ...Object.entries({ ...scenes, ...plainScenes }).map(([name, scene]) => ({
    name,
    render: () => (
      <OperatorContext value={{ scenery: 'river-city', serviceTypes: [] }}>
        <Drawing scene={scene} />
      </OperatorContext>
    ),
  })),
  ...drawnModes.map((mode) => ({
    name: `ce qui transporte : ${mode}`,
    render: () => (
      <OperatorContext value={{ fleet: mode, serviceTypes: [] }}>
        <DrawingPartsContext value={{ DrawnElsewhere }}>
          <Drawing scene={scenes.bus} />
          <Skyline />
        </DrawingPartsContext>
      </OperatorContext>
    ),
  })),
  {
    name: 'la ville au pied de la page',
    render: () => (
      <OperatorContext value={{ scenery: 'river-city', serviceTypes: [] }}>
        <Skyline />
      </OperatorContext>
    ),
  },
];
