import { describe, expect, it } from 'vitest';
import { loggedPath } from './logged-path.ts';

describe('the path in the log', () => {
  it('keeps no query and no key of a mailed link', () => {
    expect(loggedPath('/recherche?terms=mon%20nom')).toBe('/recherche');
    expect(loggedPath('/activation-compte/7/1763233200/kV3x_Zr8Qy2mT5wL9sB1nH4cJ6dF0gA7')).toBe(
      '/activation-compte/7/1763233200/…',
    );
  });

  it('keeps pages and content as they are', () => {
    for (const path of [
      '/horaires-et-trajets/avis-la-clientele',
      '/api/pages/0b6f2c1e-9f0a-5d3c-8a77-2f3f6d1b9c10',
    ]) {
      expect(loggedPath(path)).toBe(path);
    }
  });
});
