import type { Example } from '#site/ui/example.ts';
import { FleetContext } from '#site/i18n/fleet.ts';
import { Drawing } from './drawing.tsx';
import { SceneryContext } from './scenery.ts';
import { Skyline } from './skyline.tsx';
import { DrawnElsewhere, drawnModes } from './drawn-elsewhere.tsx';
import { ElsewhereContext } from './elsewhere.tsx';
import { sceneNames } from './scenes.tsx';

export const examples: readonly Example[] = [
  ...sceneNames.map((scene) => ({
    name: scene,
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
          <ElsewhereContext value={{ DrawnElsewhere }}>
            <Drawing scene="bus" />
            <Skyline />
          </ElsewhereContext>
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
