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
  // These never end.
  /^(?:\w+\s?)*$/,
  /^(a+)+$/,
  /^(?:a|a)*b/,
  /((a+)b?)+c/,
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
];

/** A quarter of what the product is held to: a square takes a sixteenth of its time. */
const limit = { length: 16_384, mostMs: 1.25 };

describe('an expression that is held', () => {
  it.each(slow)('is known to be slow: %s', (expression) => {
    expect(findSlowPump(expression, limit)).toBeDefined();
  });

  it.each(quick)('is known to be quick: %s', (expression) => {
    expect(findSlowPump(expression, limit)).toBeUndefined();
  });
});
