import { describe, expect, it } from 'vitest';
import { readOperatorName } from './operator-name.ts';

describe('the name of an operator', () => {
  it.each([
    ['Réseau de transport de la capitale (RTC)', 'Réseau de transport de la capitale', 'RTC'],
    ['Caltrain', 'Caltrain', 'Caltrain'],
    ['Demo Transit Authority', 'Demo Transit Authority', 'DTA'],
    [
      'Société de Transport de Sherbrooke (TEST)(SNAPSHOT 2014-08-12)',
      'Société de Transport de Sherbrooke (TEST)(SNAPSHOT 2014-08-12)',
      'STS',
    ],
    ['Transcollines', 'Transcollines', 'Transcollines'],
    ['  Bus   de la\tBaie ', 'Bus de la Baie', 'Bus de la Baie'],
    ['les autobus de la grande vallée', 'les autobus de la grande vallée', 'les autobus de'],
    [
      'Donaudampfschifffahrtsgesellschaft',
      'Donaudampfschifffahrtsgesellschaft',
      'Donaudampfschif'.concat('f'),
    ],
  ])('%s', (given, name, shortName) => {
    expect(readOperatorName(given)).toEqual({ name, shortName });
  });
});
