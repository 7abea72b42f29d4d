import { describe, expect, it } from 'vitest';
import { findSlowPump } from './hold-expression.ts';

const slow = [
  /\/+$/,
  /\s+$/,
  /(\s*)(?=[=+])/g,
  /[?#].*$/,
  /<!--[^]*?-->/,
  /<[^>]*>/,
  /<img(?![^>]*\salt=)[^>]*>/i,
  /leaked.*metadata/is,
  /\d+\.\d+/,
  /[^@]+@/,
  /^[^\s:]+@[^\s:]+$/,
  /^-?(?:\d+\.?\d*|\.\d+)$/,
  /(?<=a.*)b/,
  /x*y*z/,
  /(['"]).*?\1;/s,
  /\p{L}+\p{P}/u,
  // Of letters that few texts have.
  /[\u0300-\u036f]+$/,
  /[\u2000-\u200a]+$/,
  /\p{M}+$/u,
  /[αβγ]+x/,
  /[\u3400-\u4dbf]+x/,
  /\p{Script=Cherokee}+x/u,
  /[\p{L}--[a-z]]+x/v,
  // These never end.
  /^(?:\w+\s?)*$/,
  /^(a+)+$/,
  /^(?:a|a)*b/,
  /((a+)b?)+c/,
  /^(?:a|ab|b)*c/,
  /^(?:(?:ab)+)+$/,
  /^(?:x?){40}$/,
  /(?:a?){30}a{30}/,
  /^(?:abcdefghijklm|abcdef|ghijklm)*$/,
  /^(?:[\u0300-\u036f]|\u0301\u0302)*$/,
];

const quick = [
  /[?#].*/s,
  /<[^<>]*>/,
  /^\d+(?:\.\d*)?$/,
  /^(?:\w+\s)*$/,
  /^(?=.{1,190}$)[a-z](?:[a-z-]*[a-z])?$/,
  /[\p{L}\p{N}]+/gu,
  /(?<!\w)\w+@/,
  /\s{1,20}$/,
  /^\/(?:[^/]+\/)*$/,
  /[\u0300-\u036f]/g,
  /^[αβγ]+x/,
  /^(?:ab?){2,40}$/,
];

/** A quarter of what the product is held to: a square takes a sixteenth of its time. */
const limit = { length: 16_384, mostMs: 1.25, endlessMs: 3000 };

describe('an expression that is held', () => {
  it.each(slow)('is known to be slow: %s', (expression) => {
    expect(findSlowPump(expression, limit)).toBeDefined();
  });

  it.each(quick)('is known to be quick: %s', (expression) => {
    expect(findSlowPump(expression, limit)).toBeUndefined();
  });
});

it('an expression that matches nothing at a place is told of', () => {
  expect(() => findSlowPump({ source: 'x[]+', flags: '' }, limit)).toThrow('[]');
});
