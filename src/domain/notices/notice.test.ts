import { describe, expect, it } from 'vitest';
import { findWorst, isStorm, type Notice } from './notice.ts';
import type { Severity } from './severity.ts';

const notice = (id: string, severity: Severity, posted: Partial<Notice> = {}): Notice => ({
  id,
  title: id,
  severity,
  general: false,
  lines: [],
  lineIds: [],
  ...posted,
});

describe('findWorst', () => {
  it('is the gravest of those posted now', () => {
    const notices = [
      notice('faible', 'faible'),
      notice('over', 'eleve', { postedUntilMs: 100 }),
      notice('to come', 'eleve', { postedFromMs: 101 }),
      notice('moyen', 'moyen', { postedFromMs: 100, postedUntilMs: 101 }),
    ];
    expect(findWorst(notices, 100)?.id).toBe('moyen');
  });

  it('is nothing when all is well', () => {
    expect(findWorst([], 100)).toBeUndefined();
    expect(findWorst([notice('information', 'standard')], 100)).toBeUndefined();
  });
});

describe('isStorm', () => {
  it.each([
    ['Tempête : retards', true],
    ['Snowstorm: delays', true],
    ['Pluie verglaçante', false],
    ['Bordée de neige', true],
    ['Détour rue des Neiges', false],
    ['Détour', false],
  ])('reads %s', (title, expected) => {
    expect(isStorm({ title })).toBe(expected);
  });
});
