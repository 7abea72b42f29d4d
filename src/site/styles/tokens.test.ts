import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { operator } from '#data/operator.ts';
import { operatorStyle } from '#site/server/http/operator-style.ts';
import { contrastOf, readTokens } from '#tests/support/token-contrast.ts';

const types = operator.serviceTypes.map(({ key }) => key);
const tokens = new Map([
  ...readTokens(readFileSync(new URL('tokens.css', import.meta.url), 'utf8')),
  ...readOperatorTokens(operatorStyle(operator).css),
]);
const papers = ['--paper', '--paper-tint', '--paper-raised'];
const severities = ['standard', 'faible', 'moyen', 'eleve'];

/** The properties of a rule, under names that end alike. */
function declared(rule: string, suffix = ''): [string, string][] {
  return [...rule.matchAll(/(--[\w-]+):([^;]+)/g)].map(([, name = '', value = '']) => [name + suffix, value]);
}

/** What the operator's own sheet says, the colours of each type under names of their own. */
function readOperatorTokens(css: string): [string, string][] {
  const typeRules = [...css.matchAll(/\[data-type='([^']+)'\]\{([^}]*)\}/g)];
  return [
    ...declared(/:root\{([^}]*)\}/.exec(css)?.[1] ?? ''),
    ...typeRules.flatMap(([, key, rule = '']) => [
      ...declared(rule, `-${key}`),
      ...['tone', 'on-tone'].map((name): [string, string] => [
        `--${name}-${key}`,
        `light-dark(var(--${name}-light-${key}), var(--${name}-dark-${key}))`,
      ]),
    ]),
  ];
}

const across = (inks: readonly string[], grounds: readonly string[]) =>
  inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const));

/** Text and what it stands on: at least 7. */
const textPairs = [
  ...across(['--ink', '--ink-soft', '--action', '--action-strong'], [...papers, '--action-tint']),
  ...across(['--on-action'], ['--action', '--action-strong']),
  ...across(['--on-severity'], ['--action', ...severities.map((name) => `--severity-${name}`), '--success']),
  ...types.map((key) => [`--on-tone-${key}`, `--tone-${key}`] as const),
  ...severities.flatMap((name) =>
    across([`--severity-${name}`, '--ink', '--action'], [`--severity-${name}-tint`, '--paper']),
  ),
  ...across(['--success', '--ink'], ['--success-tint', '--paper']),
  ...across(['--severity-eleve'], papers),
];

/** Outlines, rings and pictures: at least 4.5. */
const otherPairs = [
  ...across(['--line-strong'], ['--paper', '--paper-raised']),
  ...across(['--focus'], [...papers, '--action-tint']),
  ...across(
    types.map((key) => `--tone-${key}`),
    papers,
  ),
];

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  it.each(textPairs)('%s reads on %s', (ink, ground) => {
    expect(contrastOf(tokens, theme, [ink, ground])).toBeGreaterThanOrEqual(7);
  });

  it.each(otherPairs)('%s is seen on %s', (mark, ground) => {
    expect(contrastOf(tokens, theme, [mark, ground])).toBeGreaterThanOrEqual(4.5);
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
