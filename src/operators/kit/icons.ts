/** Line drawings of 24 by 24 that take the colour of the text beside them. */
function icon(...shapes: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false">${shapes.join('')}</svg>`;
}

function path(d: string): string {
  return `<path d="${d}"/>`;
}

function circle(cx: number, cy: number, r: number): string {
  return `<circle cx="${cx}" cy="${cy}" r="${r}"/>`;
}

export const icons = {
  schedules: icon(circle(12, 12, 8.5), path('M12 7v5l3.5 2')),
  notices: icon(path('M12 4 21 19.5H3z'), path('M12 10v4'), path('M12 17v.01')),
  map: icon(
    path('M3.5 6.5 9 4l6 2.5 5.5-2.5v13.5L15 20l-6-2.5L3.5 20z'),
    path('M9 4v13.5'),
    path('M15 6.5V20'),
  ),
  ticket: icon(
    path('M3.5 8.5V6.5h17v2a3.5 3.5 0 0 0 0 7v2h-17v-2a3.5 3.5 0 0 0 0-7z'),
    path('M14 6.5v2'),
    path('M14 11v2'),
    path('M14 15.5v2'),
  ),
  shop: icon(
    path('M12 21c4-4.5 6.5-7.800 6.5-11a6.5 6.5 0 0 0-13 0c0 3.200 2.5 6.5 6.5 11z'),
    circle(12, 10, 2.25),
  ),
  print: icon(path('M7 9V4h10v5'), path('M7 17H4V9h16v8h-3'), path('M7 14h10v6H7z')),
  facebook: icon(path('M15.5 4.5H14a3 3 0 0 0-3 3V20'), path('M8 12h6.5')),
  instagram: icon(
    path('M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4z'),
    circle(12, 12, 3.5),
    path('M16.5 7.5v.01'),
  ),
  youtube: icon(
    path(
      'M5.5 6h13A2.5 2.5 0 0 1 21 8.5v7a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 15.5v-7A2.5 2.5 0 0 1 5.5 6z',
    ),
    path('M10.5 9.5v5l4-2.5z'),
  ),
  linkedin: icon(path('M5 10v9'), path('M5 5.5v.01'), path('M10.5 19v-9'), path('M10.5 14a4 4 0 0 1 8 0v5')),
} as const;
