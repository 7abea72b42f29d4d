import type { ToggleEvent } from 'react';
import { keepFocusInside } from '#site/ui/dialog/keep-focus-inside.ts';
import { makeOthersInert } from '#site/ui/dialog/make-others-inert.ts';

let release = () => {};

/**
 * Before the menu is seen, the section of the page is opened: later, it could close another that was just pressed.
 * Before the menu is gone, its button is set free: the browser gives the focus back in the same step, and an inert
 * button would refuse it.
 */
export function onMenuBeforeToggle({ newState, currentTarget: sheet }: ToggleEvent<HTMLElement>): void {
  if (newState === 'closed') return releasePage();
  const section = sheet.querySelector<HTMLDetailsElement>('details[data-current]');
  if (section) section.open = true;
}

/** The menu of a narrow screen: the focus goes to its way out, the rest of the page is inert. */
export function onMenuToggle({ newState, target, currentTarget: sheet }: ToggleEvent<HTMLElement>): void {
  // React also hands up the toggles of the sections inside.
  if (target !== sheet) return;
  releasePage();
  if (newState !== 'open') return;
  const undo = [makeOthersInert(sheet), keepFocusInside(sheet)];
  release = () => undo.forEach((step) => step());
  sheet.querySelector<HTMLElement>('[popovertargetaction="hide"]')?.focus();
}

function releasePage(): void {
  release();
  release = () => {};
}

export function onSearchToggle({ newState, currentTarget: sheet }: ToggleEvent<HTMLElement>): void {
  if (newState === 'open') sheet.querySelector('input')?.focus();
}
