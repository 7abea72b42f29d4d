import { isTheme, type Theme } from '#site/theme.ts';

/** The theme of the document on screen, for every switch that stands on it. */
export function shownTheme(): Theme {
  const { theme } = document.documentElement.dataset;
  return isTheme(theme) ? theme : 'system';
}

export function showTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
}

export function onThemeShown(observer: () => void): () => void {
  const observed = new MutationObserver(observer);
  observed.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observed.disconnect();
}
