import { withPrefix, type Locale } from '#domain/locale.ts';
import type { Attributes } from './markup.ts';

/**
 * Texts of the format `vue` were written as templates for a compiler in the browser. Here nothing is ever compiled:
 * - links of the template's router (`router-link`, `nuxtlink`, an operator's own) become links when their address is
 *   written out in the template;
 * - any other element of its own gives way to what it holds, `<template>` too;
 * - directives (`v-if`, `:class`, `@click`) are attributes nobody allows, so they go, and what they guarded is shown;
 * - `{{ … }}` stands for a value that does not exist here, so it is left out.
 */
export const vueLink = /^[a-z]{2,}-?link$/;

/** A string literal, bare, in `localePath(…)`, or as the `path` of an object. */
const literal =
  /^\s*(?:(?<localised>\$?localePath)\(\s*|\{\s*path\s*:\s*)?(['"`])(?<path>[^'"`$\\]*)\2\s*(?:[)}]\s*)?$/;

/** The address a router link of a template names, if it is written out. */
export function findVueHref(attributes: Attributes, locale: Locale): string | undefined {
  const plain = attributes['to'] ?? attributes['href'];
  if (plain !== undefined) return plain;
  const bound =
    attributes[':to'] ?? attributes['v-bind:to'] ?? attributes[':href'] ?? attributes['v-bind:href'];
  const found = bound === undefined ? undefined : literal.exec(bound)?.groups;
  const path = found?.['path'];
  if (path === undefined || found?.['localised'] === undefined) return path;
  return withPrefix(path, locale);
}

/** In one pass: a pattern would look for a missing end again at every beginning. */
export function dropMustaches(text: string): string {
  let kept = '';
  let at = 0;
  for (;;) {
    const open = text.indexOf('{{', at);
    const close = open < 0 ? -1 : text.indexOf('}}', open + 2);
    if (close < 0) return kept + text.slice(at);
    kept += text.slice(at, open);
    at = close + 2;
  }
}
