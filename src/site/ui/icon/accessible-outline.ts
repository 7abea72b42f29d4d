/** The figure in a wheelchair, on a grid of 24: the icon of the site, and of printed sheets, which know no component. */
export const accessibleOutline = {
  head: { x: 10, y: 4, radius: 1.7 },
  path: 'M10 8v6h5.5l2.5 5.5 2-.8M10 10.5h4.5M7 11.5a5 5 0 1 0 7.5 6.2',
} as const;
