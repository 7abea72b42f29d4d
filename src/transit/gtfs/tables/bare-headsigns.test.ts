import { describe, expect, it } from 'vitest';
import { bareHeadsigns } from './bare-headsigns.ts';

describe('the destinations of a feed', () => {
  it.each([
    [
      ['', 'to Bullfrog', 'to Airport', 'Shuttle'],
      ['', 'Bullfrog', 'Airport', 'Shuttle'],
    ],
    [
      ['Vers Parc', 'vers  Gare'],
      ['Parc', 'Gare'],
    ],
    [['To Kwa Wan'], ['To Kwa Wan']],
    [
      ['To Kwa Wan', 'Star Ferry', 'Central', 'Mei Foo'],
      ['To Kwa Wan', 'Star Ferry', 'Central', 'Mei Foo'],
    ],
    [
      ['to', 'Tournai', 'Versailles'],
      ['to', 'Tournai', 'Versailles'],
    ],
    [[''], ['']],
  ])('%j are read as %j', (texts, bare) => {
    expect(bareHeadsigns(texts)).toEqual(bare);
  });
});
