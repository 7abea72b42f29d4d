import type { Example } from '#site/ui/example.ts';
import { FleetContext } from '#site/i18n/fleet.ts';
import { Drawing } from './drawing.tsx';
import { SceneryContext } from './scenery.ts';
import { Skyline } from './skyline.tsx';
import { DrawnElsewhere, drawnModes } from './drawn-elsewhere.tsx';
import { DrawingPartsContext } from './drawing-parts.ts';
import { plainScenes } from './plain-scenes.tsx';
import { scenes } from './scenes.tsx';

export const examples: readonly Example[] = [
  ...Object.entries({ ...scenes, ...plainScenes }).map(([name, scene]) => ({
    name,
    render: () => (
      <SceneryContext value="river-city">
        <Drawing scene={scene} />
      </SceneryContext>
    ),
  })),
  ...drawnModes.map((mode) => ({
    name: `ce qui transporte : ${mode}`,
    render: () => (
      <FleetContext value={mode}>
        <SceneryContext value={undefined}>
          <DrawingPartsContext value={{ DrawnElsewhere }}>
            <Drawing scene={scenes.bus} />
            <Skyline />
          </DrawingPartsContext>
        </SceneryContext>
      </FleetContext>
    ),
  })),
  {
    name: 'la ville au pied de la page',
    render: () => (
      <SceneryContext value="river-city">
        <Skyline />
      </SceneryContext>
    ),
  },
];
