/** How the page is lit: as the device says, or as the visitor chose. */
export const themes = ['system', 'light', 'dark'] as const;

export type Theme = (typeof themes)[number];

export function isTheme(value: unknown): value is Theme {
  return themes.some((theme) => theme === value);
}
