import type { Example } from '#site/ui/example.ts';
import { Drawing } from './drawing.tsx';
import { Skyline } from './skyline.tsx';
import { sceneNames } from './scenes.tsx';

export const examples: readonly Example[] = [
  ...sceneNames.map((scene) => ({ name: scene, render: () => <Drawing scene={scene} /> })),
  { name: 'la ville au pied de la page', render: () => <Skyline /> },
];
