import type { GroundKind } from '#domain/base-map.ts';

/** The colours of the page's theme as a canvas takes them. */
export interface MapColours {
  readonly land: string;
  readonly ground: Readonly<Record<Exclude<GroundKind, 'district'>, string>>;
  readonly name: string;
  readonly casing: string;
  readonly dot: string;
  readonly past: string;
  readonly walk: string;
  /** Of each service type's line. */
  readonly lines: Readonly<Record<string, string>>;
  readonly unknownLine: string;
}

/** Tokens hold both themes at once: only an element that is drawn says which colour it comes to. */
export function readColours(within: HTMLElement, typeKeys: readonly string[]): MapColours {
  const probe = document.createElement('span');
  probe.hidden = true;
  within.append(probe);
  const colourOf = (token: string, typeKey?: string) => {
    if (typeKey === undefined) delete probe.dataset['type'];
    else probe.dataset['type'] = typeKey;
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const main = colourOf('--map-road-main');
  const colours: MapColours = {
    land: colourOf('--map-land'),
    ground: {
      water: colourOf('--map-water'),
      green: colourOf('--map-green'),
      street: colourOf('--map-road'),
      avenue: main,
      bridge: main,
    },
    name: colourOf('--ink-soft'),
    casing: colourOf('--paper'),
    dot: colourOf('--ink'),
    past: colourOf('--line-strong'),
    walk: colourOf('--ink-soft'),
    lines: Object.fromEntries(typeKeys.map((key) => [key, colourOf('--type-line', key)])),
    unknownLine: colourOf('--ink'),
  };
  probe.remove();
  return colours;
}

/** Tells when the theme is another: by the visitor's choice, or by the device's. */
export function watchTheme(onChange: () => void): () => void {
  const device = matchMedia('(prefers-color-scheme: dark)');
  device.addEventListener('change', onChange);
  const chosen = new MutationObserver(onChange);
  chosen.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    device.removeEventListener('change', onChange);
    chosen.disconnect();
  };
}
