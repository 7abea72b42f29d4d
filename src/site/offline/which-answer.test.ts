import { describe, expect, it } from 'vitest';
import { whichAnswer, type Asked } from './which-answer.ts';

const origin = 'https://site.example';
const asked = (path: string, change: Partial<Asked> = {}) =>
  whichAnswer({ method: 'GET', mode: 'cors', cache: 'default', url: origin + path, ...change }, origin);
const navigate = { mode: 'navigate' } as const;

describe('who answers a request', () => {
  it.each([
    ['/', { from: 'page', path: '/' }],
    ['/horaires/1480?parcours=11', { from: 'page', path: '/horaires/1480' }],
    ['/en/whatever', { from: 'page', path: '/en/whatever' }],
  ])('the page %s comes by the network, or is a copy', (path, answer) => {
    expect(asked(path, navigate)).toEqual(answer);
    // Whoever loads the page again without a network sees the copy again.
    expect(asked(path, { ...navigate, cache: 'no-cache' })).toEqual(answer);
  });

  it.each([
    ['/_data/horaires/1480', { from: 'view', path: '/horaires/1480' }],
    ['/_data', { from: 'view', path: '/' }],
    ['/_data/', { from: 'view', path: '/' }],
    ['/assets/main-Xy1.js', { from: 'file', path: '/assets/main-Xy1.js' }],
    ['/_operator/abc.css', { from: 'file', path: '/_operator/abc.css' }],
    ['/icon.svg', { from: 'file', path: '/icon.svg' }],
    [
      '/services/schedule/horaireArret?noArret=1480',
      { from: 'part', path: '/services/schedule/horaireArret?noArret=1480' },
    ],
  ])('%s is known', (path, answer) => {
    expect(asked(path)).toEqual(answer);
  });

  it.each([
    ['/services/schedule/flux?arrets=1480', {}],
    ['/services/schedule/departs?arrets=1480', {}],
    ['/services/schedule/', navigate],
    ['/_gallery', navigate],
    ['/healthz', navigate],
    ['/_qr?path=/', {}],
    ['/_routes/abc', {}],
    ['/_data/horaires/1480', { cache: 'no-cache' }],
    ['/propos', { method: 'POST', mode: 'navigate' }],
    ['/_data/propos', { method: 'POST' }],
    ['', { url: 'https://elsewhere.example/assets/x.js' }],
  ] as const)('%s %j is left to the browser', (path, change) => {
    expect(asked(path, change)).toBeUndefined();
  });
});
