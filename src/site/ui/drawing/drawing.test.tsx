import { describe, expect, it } from 'vitest';
import { markupOf } from '#tests/support/markup.tsx';
import { Drawing } from './drawing.tsx';
import { sceneNames } from './scenes.tsx';

describe('Drawing', () => {
  it.each(sceneNames)('draws %s with the colours of the theme only', (scene) => {
    const markup = markupOf(<Drawing scene={scene} />);
    expect(markup).toContain('<path');
    expect(markup).not.toMatch(/#[0-9a-f]{3,6}|rgb\(/i);
  });

  it('is a picture when it has a name', () => {
    expect(markupOf(<Drawing scene="lost" label="Un poteau" />)).toContain(
      'role="img" aria-label="Un poteau"',
    );
  });
});
