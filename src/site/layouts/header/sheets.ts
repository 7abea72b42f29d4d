import type { ToggleEvent } from 'react';
import { makeOthersInert } from '#site/ui/dialog/make-others-inert.ts';

let release = () => {};

/** The menu of a narrow screen: the focus goes to its way out, the section of the page stands open, the rest is inert. */
export function onMenuToggle({ newState, currentTarget: sheet }: ToggleEvent<HTMLElement>): void {
  release();
  release = () => {};
  if (newState !== 'open') return;
  release = makeOthersInert(sheet);
  const section = sheet.querySelector<HTMLDetailsElement>('details[data-current]');
  if (section) section.open = true;
  sheet.querySelector<HTMLElement>('[popovertargetaction="hide"]')?.focus();
}

export function onSearchToggle({ newState, currentTarget: sheet }: ToggleEvent<HTMLElement>): void {
  if (newState === 'open') sheet.querySelector('input')?.focus();
}
