import { createElement, Fragment, type ReactNode } from 'react';
import { accessibleOutline } from './accessible-outline.ts';

const path = (d: string) => <path d={d} />;
const ring = (cx: number, cy: number, r: number) => <circle cx={cx} cy={cy} r={r} />;
const dot = (cx: number, cy: number, r: number) => <circle className="solid" cx={cx} cy={cy} r={r} />;
const together = (...parts: readonly ReactNode[]) => createElement(Fragment, null, ...parts);

/** Line drawings on a 24 × 24 grid, 2 px of air around; stroke and colour come from the style sheet. */
export const iconPaths = {
  menu: path('M3.5 6.5h17M3.5 12h17M3.5 17.5h17'),
  close: path('m5.5 5.5 13 13m0-13-13 13'),
  search: together(ring(10.5, 10.5, 6.5), path('m15.5 15.5 5 5')),
  globe: together(ring(12, 12, 9), path('M3 12h18M12 3c5 5.5 5 12.5 0 18-5-5.5-5-12.5 0-18Z')),
  user: together(ring(12, 8, 4), path('M4.5 20.5c.8-4.2 3.6-6.5 7.5-6.5s6.7 2.3 7.5 6.5')),
  phone: path(
    'M8.5 3.5H5.2A1.7 1.7 0 0 0 3.5 5.3C4 13.6 10.4 20 18.7 20.5a1.7 1.7 0 0 0 1.8-1.7v-3.3l-4.6-1.7-2 2.3c-2.6-1.2-4.8-3.4-6-6l2.3-2Z',
  ),
  'chevron-down': path('m5.5 9 6.5 6.5L18.5 9'),
  'chevron-up': path('m5.5 15 6.5-6.5 6.5 6.5'),
  'chevron-left': path('M15 5.5 8.5 12l6.5 6.5'),
  'chevron-right': path('m9 5.5 6.5 6.5L9 18.5'),
  'arrow-right': path('M4 12h16m-6-6 6 6-6 6'),
  'arrow-left': path('M20 12H4m6-6-6 6 6 6'),
  external: path(
    'M13.5 4H20v6.5M20 4l-9 9M10 5H5.5A1.5 1.5 0 0 0 4 6.5v12A1.5 1.5 0 0 0 5.5 20h12a1.5 1.5 0 0 0 1.5-1.5V14',
  ),
  alert: together(
    path('M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3Z'),
    path('M12 7.5v5.5'),
    dot(12, 16.5, 1.2),
  ),
  warning: together(path('M12 3.5 21.5 20h-19Z'), path('M12 9.5v5'), dot(12, 17.2, 1.1)),
  notice: together(path('M12 2.8 21.2 12 12 21.2 2.8 12Z'), path('M12 8v4.5'), dot(12, 15.8, 1.1)),
  info: together(ring(12, 12, 9), path('M12 11v5.5'), dot(12, 7.7, 1.2)),
  help: together(
    ring(12, 12, 9),
    path('M9.3 9.5a2.7 2.7 0 1 1 3.9 2.5c-.8.4-1.2.9-1.2 1.8'),
    dot(12, 16.8, 1.1),
  ),
  check: path('m4.5 12.5 5 5 10-11'),
  'check-circle': together(ring(12, 12, 9), path('m8 12.3 2.8 2.8L16 9.5')),
  plus: path('M12 4.5v15M4.5 12h15'),
  minus: path('M4.5 12h15'),
  play: path('M7.5 4.5v15l12-7.5Z'),
  clock: together(ring(12, 12, 9), path('M12 6.5V12l3.7 2.5')),
  live: together(dot(6, 18, 2), path('M5 11.5A7.5 7.5 0 0 1 12.5 19M5 5.5A13.5 13.5 0 0 1 18.5 19')),
  cancelled: together(ring(12, 12, 9), path('m5.7 5.7 12.6 12.6')),
  /* What carries riders, each by its mode. */
  bus: together(
    path('M4 17.5v-11C4 4.6 7 3.5 12 3.5s8 1.1 8 3v11ZM4 12.5h16M6 17.5V20m12-2.5V20'),
    dot(7.7, 15, 1.1),
    dot(16.3, 15, 1.1),
  ),
  trolleybus: together(
    path('M4 18.5v-9C4 7.6 7 6.5 12 6.5s8 1.1 8 3v9ZM4 14h16M6 18.5V21m12-2.5V21M9.5 6.5l3-4.5m2 4.5 3-4.5'),
    dot(7.7, 16.3, 1.1),
    dot(16.3, 16.3, 1.1),
  ),
  tram: together(
    path(
      'M8.5 2.5h7L12 6.5M7 6.5h10c1.4 0 2.3.9 2.4 2.3L20 18H4l.6-9.2C4.7 7.4 5.6 6.5 7 6.5ZM4.4 12.5h15.2',
    ),
    path('m6 21.5 2-3.5m10 3.5L16 18'),
  ),
  metro: together(
    path('M4 18V9.5c0-3.8 3-6 8-6s8 2.2 8 6V18ZM8 8.5h8V13H8ZM3 21h18'),
    dot(7.7, 15.7, 1.1),
    dot(16.3, 15.7, 1.1),
  ),
  train: together(
    path(
      'M7 3.5h10A2.5 2.5 0 0 1 19.5 6v9a2.5 2.5 0 0 1-2.5 2.5H7A2.5 2.5 0 0 1 4.5 15V6A2.5 2.5 0 0 1 7 3.5ZM4.5 11h15M8 17.5 5.5 21m10.5-3.5 2.5 3.5',
    ),
    dot(8.5, 14.2, 1.1),
    dot(15.5, 14.2, 1.1),
  ),
  monorail: path(
    'M5 12.5V8c0-2.8 2.8-4.5 7-4.5S19 5.2 19 8v4.5a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3ZM5 10h14M9.5 15.5V21h5v-5.5',
  ),
  ferry: path(
    'M3 13.5h18L18.5 18h-13ZM6 13.5V9h12v4.5M9.5 9V4.5h5V9M3 20.5c1.5-1 3-1 4.5 0s3 1 4.5 0 3-1 4.5 0 3 1 4.5 0',
  ),
  aerial: path(
    'M2.5 6.5 21.5 3M12 4.8V9M6.5 9h11A1.5 1.5 0 0 1 19 10.5V18a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 5 18v-7.5A1.5 1.5 0 0 1 6.5 9ZM5 15h14M12 9v6',
  ),
  funicular: path('m2.5 21.5 19-7.5M4 16.8V9.5L18.5 4v7.1ZM8.8 7.7V15m4.9-9.1v7'),
  /* Whatever carries riders. */
  vehicle: together(path('M3 6.5h18v10H3ZM3 12h18'), dot(7.5, 18.5, 1.6), dot(16.5, 18.5, 1.6)),
  pin: together(path('M12 21.5c4.7-5 7-8.7 7-11.5a7 7 0 0 0-14 0c0 2.8 2.3 6.5 7 11.5Z'), ring(12, 10, 2.5)),
  route: together(
    ring(6, 18.5, 2.5),
    ring(18, 5.5, 2.5),
    path('M8.5 18.5h7a3.2 3.2 0 0 0 0-6.5h-7a3.2 3.2 0 0 1 0-6.5h7'),
  ),
  ticket: path('M3 6h18v4a2 2 0 0 0 0 4v4H3v-4a2 2 0 0 0 0-4ZM14 6v2m0 3v2m0 3v2'),
  calendar: path('M4 5.5h16v15H4Zm0 4.5h16M8 3v4.5M16 3v4.5M8 14h2m4 0h2m-8 3h2'),
  printer: path('M7 8V3.5h10V8M7 17H3.5V8h17v9H17M7 13.5h10v7H7Z'),
  download: path('M12 3.5V15m-5-5 5 5 5-5M4 17v3.5h16V17'),
  file: path('M6 3h8l4.5 4.5V21H6ZM14 3v4.5h4.5M9 13h6m-6 4h6'),
  cookie: together(
    path('M12 3a9 9 0 1 0 9 9 3.5 3.5 0 0 1-4.3-3.4A3.5 3.5 0 0 1 12 3Z'),
    dot(8.5, 10, 1.2),
    dot(9.5, 15.5, 1.2),
    dot(14.5, 14, 1.2),
  ),
  logout: path('M14 4H5v16h9M10 12h11m-4.5-4.5L21 12l-4.5 4.5'),
  login: path('M10 4h9v16h-9M3 12h11m-4.5-4.5L14 12l-4.5 4.5'),
  bell: path('M5 17.5c1.3-1.5 1.5-3.2 1.5-6.5a5.5 5.5 0 0 1 11 0c0 3.3.2 5 1.5 6.5ZM10 20.5h4M12 3v2'),
  mail: path('M3 5.5h18v13H3Zm0 .8 9 7 9-7'),
  star: path('m12 3.5 2.6 5.5 6 .8-4.4 4.1 1.1 6-5.3-2.9-5.3 2.9 1.1-6L3.4 9.8l6-.8Z'),
  settings: together(path('M3 7h9m5 0h4M3 17h4m5 0h9'), ring(14.5, 7, 2.5), ring(9.5, 17, 2.5)),
  home: path('m3 11.5 9-8 9 8M5.5 9.5v11h13v-11M10 20.5v-6h4v6'),
  snow: path('M12 2.5v19M3.8 7.2l16.4 9.6M20.2 7.2 3.8 16.8M9.5 4 12 6.3 14.5 4m-5 16 2.5-2.3 2.5 2.3'),
  accessible: together(
    dot(accessibleOutline.head.x, accessibleOutline.head.y, accessibleOutline.head.radius),
    path(accessibleOutline.path),
  ),
  moon: path('M20 14.3A8.5 8.5 0 0 1 9.7 4a8.5 8.5 0 1 0 10.3 10.3Z'),
  sun: together(
    ring(12, 12, 4),
    path('M12 2.5V5m0 14v2.5M2.5 12H5m14 0h2.5M5.3 5.3 7 7m10 10 1.7 1.7m0-13.4L17 7M7 17l-1.7 1.7'),
  ),
  rss: together(dot(6, 18, 2), path('M4 11a9 9 0 0 1 9 9M4 4a16 16 0 0 1 16 16')),
  /* Social networks, drawn as what one does there rather than as their marks. */
  facebook: path(
    'M14.5 21v-8h3l.5-3.5h-3.5V7.5c0-1.1.5-1.7 1.8-1.7h1.7V3h-2.5C12.6 3 11 4.6 11 7.2v2.3H8V13h3v8',
  ),
  instagram: together(
    <rect x="3.5" y="3.5" width="17" height="17" rx="4.5" />,
    ring(12, 12, 4),
    dot(16.8, 7.2, 1.2),
  ),
  x: path('m4 4 12 16h4L8 4Zm15.5 0-6.6 7m-2.6 2.8L4.5 20'),
  youtube: path('M3 8.5C3 6.5 4 5.5 6 5.5h12c2 0 3 1 3 3v7c0 2-1 3-3 3H6c-2 0-3-1-3-3Zm7 .8v5.4l4.7-2.7Z'),
  linkedin: path('M3.5 3.5h17v17h-17Zm4 6.5v6.5m0-9v.2m4 8.8V10m0 3c0-2 1.2-3 2.8-3s2.7 1 2.7 3v3.5'),
  bluesky: path(
    'M12 11.5C10.5 8 7.5 5 4 4.5c-1 4.5-.5 8.5 4 9-3 .5-3.5 3-1.5 5s4.5.5 5.5-3c1 3.5 3.5 5 5.5 3s1.5-4.5-1.5-5c4.5-.5 5-4.5 4-9-3.5.5-6.5 3.5-8 7Z',
  ),
  share: together(
    ring(6, 12, 2.5),
    ring(17.5, 5.5, 2.5),
    ring(17.5, 18.5, 2.5),
    path('m8.2 10.8 7-4m-7 6.4 7 4'),
  ),
  ends: path('M2.5 12h19M7 7.5 2.5 12 7 16.5M17 7.5l4.5 4.5-4.5 4.5'),
  'live-broken': together(
    dot(6, 18, 2),
    path(
      'M5 11.5c1.3 0 2.5.3 3.6.9M12.4 18.9c0-1.2-.3-2.4-.9-3.5M5 5.5c2.7 0 5.2.8 7.3 2.2M18.5 19c0-2.7-.8-5.2-2.2-7.3M20 4 4 20',
    ),
  ),
  late: path('M3.5 12h13m-4.5-5 5 5-5 5M20.5 5v14'),
  pole: path('M5 3h14v10.5H5ZM12 13.5v8M8.5 21.5h7'),
  'pole-barred': path('M5 3h14v10.5H5ZM12 13.5v8M5 13.5 19 3'),
  'drop-off': path('M12 3.5V15m-5-5 5 5 5-5M5 20.5h14'),
  'cloud-barred': path(
    'M8.5 6.5A6 6 0 0 1 17.8 10 4.3 4.3 0 0 1 19.5 18M15.5 18.5H7A4.5 4.5 0 0 1 6.3 9.6M3.5 3.5l17 17',
  ),
  keypad: together(
    ...[4.5, 9.5, 14.5].flatMap((y) => [6, 12, 18].map((x) => dot(x, y, 1.9))),
    dot(12, 19.5, 1.9),
  ),
  locate: path('m20.5 3.5-7 17-3-7-7-3Z'),
  map: path('M3.5 6 9 3.5l6 2.5 5.5-2.5V18L15 20.5 9 18l-5.5 2.5ZM9 3.5V18M15 6v14.5'),
  'full-screen': path('M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5'),
  'end-full-screen': path('M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5'),
  qr: path('M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h2.5v2.5M20 14v3M14 20h3m3-.5v.5'),
  swap: path('M7 4v15m-4-4 4 4 4-4M17 20V5m-4 4 4-4 4 4'),
  /* Somebody at the side of the road, an arm up. */
  hail: together(
    dot(9.5, 4.6, 1.9),
    path('M9.5 8.5V15M9.5 9.5 15 8l3.5-4.5M9.5 9.5 6 13.5M9.5 15l-2.8 6m2.8-6 3 6'),
  ),
  walk: together(dot(13, 4, 1.8), path('m9 21 2.5-6M16 21l-1.5-5-3-3 1-5-3.5 1.5L8 13m4.5-5 2 3 3.5 1')),
  'star-full': (
    <path
      className="solid outlined"
      d="m12 3.5 2.6 5.5 6 .8-4.4 4.1 1.1 6-5.3-2.9-5.3 2.9 1.1-6L3.4 9.8l6-.8Z"
    />
  ),
  list: path('M8.5 6h12M8.5 12h12M8.5 18h12M3.5 6h1M3.5 12h1M3.5 18h1'),
  grid: path('M4 4h16v16H4ZM4 9.3h16M4 14.7h16M9.3 4v16M14.7 4v16'),
  clear: together(ring(12, 12, 9), path('m8.5 8.5 7 7m0-7-7 7')),
} as const satisfies Record<string, ReactNode>;

export type IconName = keyof typeof iconPaths;
export const iconNames = Object.keys(iconPaths) as readonly IconName[];

const networks: readonly string[] = ['facebook', 'instagram', 'x', 'youtube', 'linkedin', 'bluesky', 'rss'];

/** The picture of a social network of the operator's file; an unknown one gets the general mark. */
export function socialIcon(network: string): IconName {
  const name = network.toLowerCase();
  if (name === 'twitter') return 'x';
  return networks.includes(name) ? (name as IconName) : 'share';
}
