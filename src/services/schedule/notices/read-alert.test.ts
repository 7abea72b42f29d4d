import { describe, expect, it } from 'vitest';
import { editionOf } from '#tests/support/schedule-feed.ts';
import { smallFeed } from '#tests/support/small-feed.ts';
import type { Alert } from '#transit/index.ts';
import { readAlert } from './read-alert.ts';

const alert: Alert = {
  activePeriods: [],
  informedEntities: [],
  cause: 'weather',
  effect: 'detour',
  severityLevel: 'warning',
  url: [],
  headerText: [{ text: '\u202EDétour\u0000', language: 'fr' }],
  descriptionText: [{ text: 'Par la rue\nde la \u200BGare', language: 'fr' }],
};

describe('an alert of real time', () => {
  it('is shown without what nobody sees, in one line', () => {
    expect(readAlert(editionOf(smallFeed), alert, 'fr')).toMatchObject({
      title: 'Détour',
      summary: 'Par la rue de la Gare',
    });
  });
});
