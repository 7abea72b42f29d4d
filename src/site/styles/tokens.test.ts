import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { operator } from '#data/operator.ts';
import { operatorStyle } from '#site/server/http/operator-style.ts';
import { labDifference } from '#tests/support/colour-difference.ts';
import { contrastOf, differenceOf, readTokens } from '#tests/support/token-contrast.ts';

const types = operator.serviceTypes.map(({ key }) => key);
const tokens = new Map([
  ...readTokens(readFileSync(new URL('tokens.css', import.meta.url), 'utf8')),
  ...readOperatorTokens(operatorStyle(operator).css),
]);
const papers = ['--paper', '--paper-tint', '--paper-raised'];
const severities = ['standard', 'faible', 'moyen', 'eleve'];

/** What the operator's own sheet says, the colours of each type under names of their own. */
function readOperatorTokens(css: string): [string, string][] {
  const typeRules = [...css.matchAll(/\[data-type='([^']+)'\]\{([^}]*)\}/g)];
  return [
    ...declared(/:root\{([^}]*)\}/.exec(css)?.[1] ?? ''),
    ...typeRules.flatMap(([, key, rule = '']): [string, string][] => [
      ...declared(rule, `-${key}`),
      [`--type-line-${key}`, `light-dark(var(--type-line-light-${key}), var(--type-line-dark-${key}))`],
    ]),
  ];
}

/** The properties of a rule, under names that end alike. */
function declared(rule: string, suffix = ''): [string, string][] {
  return [...rule.matchAll(/(--[\w-]+):([^;]+)/g)].map(([, name = '', value = '']) => [name + suffix, value]);
}

const across = (inks: readonly string[], grounds: readonly string[]) =>
  inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const));

/** Text and what it stands on: at least 7. */
const textPairs = [
  ...across(['--ink', '--ink-soft', '--action', '--action-strong'], papers),
  ...across(['--on-button'], ['--button', '--button-strong']),
  ...across(['--on-chosen'], ['--chosen']),
  ...across(['--on-severity'], [...severities.map((name) => `--severity-${name}`), '--success']),
  ...types.map((key) => [`--on-type-${key}`, `--type-${key}`] as const),
  ...severities.flatMap((name) =>
    across([`--severity-${name}`, '--ink', '--action'], [`--severity-${name}-tint`, '--paper']),
  ),
  ...across(['--success', '--ink'], ['--success-tint', '--paper']),
  ...across(['--severity-eleve'], papers),
];

/** What stands on the sign, which is dark whatever the theme. */
const signInks = ['--ink', '--ink-soft', '--action', '--severity-eleve', '--focus'];

/** Outlines, rings and pictures: at least 4.5. */
const otherPairs = [
  ...across(['--line-strong'], ['--paper', '--paper-raised']),
  ...across(['--focus'], papers),
  ...across(
    types.map((key) => `--type-line-${key}`),
    papers,
  ),
];

/** Colours that each mean one thing. Types that are shown as another share its colour. */
const meanings = (type: string) => [
  '--action',
  ...operator.serviceTypes.flatMap(({ key, shownWith }) =>
    shownWith === undefined ? `--${type}-${key}` : [],
  ),
  ...['faible', 'moyen', 'eleve'].map((name) => `--severity-${name}`),
  '--success',
];
const meaningPairs = ['type', 'type-line'].flatMap((type) => {
  const names = meanings(type);
  return names.flatMap((one, at) => names.slice(at + 1).map((other) => [one, other] as const));
});

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it.each(textPairs)('%s reads on %s', (ink, ground) => {
    expect(contrastOf(tokens, theme, [ink, ground])).toBeGreaterThanOrEqual(7);
  });

  it.each(otherPairs)('%s is seen on %s', (mark, ground) => {
    expect(contrastOf(tokens, theme, [mark, ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(meaningPairs)('%s cannot be taken for %s', (one, other) => {
    expect(differenceOf(tokens, theme, [one, other])).toBeGreaterThanOrEqual(15);
  });
});

describe('on the sign', () => {
  it.each(signInks)('%s reads', (ink) => {
    expect(contrastOf(tokens, 'dark', [ink, '--sign'])).toBeGreaterThanOrEqual(7);
  });

  it('shows the outline of a badge by night', () => {
    for (const paper of [...papers, '--sign'])
      expect(contrastOf(tokens, 'dark', ['--type-outline', paper])).toBeGreaterThanOrEqual(4.5);
  });
});

describe('the measure of contrast', () => {
  it('gives the two ends of the scale', () => {
    const ends = readTokens(
      ':root { --a: #000000; --b: #ffffff; --c: color-mix(in srgb, var(--a) 50%, #ffffff); }',
    );
    expect(contrastOf(ends, 'light', ['--a', '--b'])).toBe(21);
    expect(contrastOf(ends, 'dark', ['--b', '--b'])).toBe(1);
    expect(contrastOf(ends, 'light', ['--c', '--b'])).toBeCloseTo(3.98, 1);
  });
});

describe('the measure of difference', () => {
  // Pairs of the test data published with the formula (Sharma, Wu and Dalal, 2005).
  it.each([
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, -1, 2], [50, 0, 0], 2.3669],
    [[50, 2.5, 0], [50, 0, -2.5], 4.3065],
    [[50, 2.5, 0], [73, 25, -18], 27.1492],
    [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
    [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
  ] as const)('of %j and %j is the published one', (one, other, known) => {
    expect(labDifference(one, other)).toBeCloseTo(known, 4);
  });
});
