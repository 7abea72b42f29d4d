import type { Node } from '@takumi-rs/wasm';
import type { Operator, ServiceType } from '#domain/operator.ts';
import { inkOn } from '#lib/ink-on.ts';
import { cardSize } from '#site/routing/card-path.ts';
import { badgeLength } from '#site/ui/line-badge/badge-length.ts';
import { badgeShapes } from '#site/ui/line-badge/badge-shapes.ts';
import type { CardDrawing } from './card-drawing.ts';

interface LineCard {
  readonly number: string;
  readonly type: Pick<ServiceType, 'look'>;
  readonly ends: readonly string[];
  /** Whose line it is, and what its page is for. */
  readonly words: readonly [string, string];
}

/** As in the tokens of the light theme. */
const paper = '#ffffff';
const ink = '#0f1820';
const inkSoft = '#44515c';
const margin = 72;
const badgeHeight = 232;
const sizeInOutline = { short: 100, usual: 100, long: 76, word: 68, name: 56 } as const;

/** A line as its page begins: the band of its type, its badge, where it ends. */
export function designLineCard({ number, type: { look }, ends, words }: LineCard): CardDrawing {
  const isName = badgeLength(number) === 'name';
  const middle = box({ flexDirection: 'column', gap: 8, flexGrow: 1, minWidth: 0 }, endsOf(ends));
  const signs = isName ? namePlate(number, look) : numberBadge(number, look);
  return card(look.line.light, {
    middle: [signs.node, middle],
    words,
    images: [
      { src: 'badge', svg: signs.outline },
      { src: 'arrows', svg: arrows },
    ],
  });
}

type Look = LineCard['type']['look'];

interface DrawnBadge {
  readonly node: Node;
  /** The drawing that the node shows under the name `badge`. */
  readonly outline: string;
}

const outlineOf = (shape: Look['shape'], fill: string): string => {
  const { width, outline } = badgeShapes[shape];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 40"><path fill="${fill}" d="${outline}"/></svg>`;
};

/** A name does not fit in an outline: it stands in a plate, behind a small one. */
function namePlate(name: string, look: Look): DrawnBadge {
  const onFill = inkOn(look.fill);
  const height = 56;
  const mark = { width: (badgeShapes[look.shape].width / 40) * height, height, flexShrink: 0 };
  const plate = {
    backgroundColor: look.fill,
    borderRadius: 64,
    padding: '28px 44px',
    maxWidth: 480,
    gap: 24,
  };
  return {
    outline: outlineOf(look.shape, onFill),
    node: box({ ...plate, alignItems: 'center', flexShrink: 0 }, [
      { type: 'image', src: 'badge', style: mark },
      text(name, {
        fontSize: name.length > 14 ? 44 : 56,
        fontWeight: 720,
        lineHeight: 1.1,
        lineClamp: 3,
        textOverflow: 'ellipsis',
        color: onFill,
        maxWidth: 310,
      }),
    ]),
  };
}

function numberBadge(number: string, look: Look): DrawnBadge {
  const shape = badgeShapes[look.shape];
  const badgeWidth = (shape.width / 40) * badgeHeight;
  const size = { width: badgeWidth, height: badgeHeight };
  const node = box({ position: 'relative', flexShrink: 0, ...size }, [
    { type: 'image', src: 'badge', style: { position: 'absolute', top: 0, left: 0, ...size } },
    box(
      {
        position: 'absolute',
        top: 0,
        left: 0,
        // The number stands in the middle of the body of an arrow, not of its point.
        width: look.shape === 'arrow' ? badgeWidth * 0.86 : badgeWidth,
        height: badgeHeight,
        alignItems: 'center',
        justifyContent: 'center',
      },
      [
        text(number, {
          fontSize: sizeInOutline[badgeLength(number) ?? 'usual'],
          fontWeight: 720,
          color: inkOn(look.fill),
        }),
      ],
    ),
  ]);
  return { node, outline: outlineOf(look.shape, look.fill) };
}

/** For every other page: the operator's own. */
export function designOperatorCard({
  logoSvg,
  logo,
  colours,
  words,
}: Pick<Operator, 'logo' | 'colours'> & {
  readonly logoSvg: string;
  /** Its name. */
  readonly words: string;
}): CardDrawing {
  const height = 200;
  const style = { height, width: (logo.width / logo.height) * height };
  return card(colours.light, {
    middle: [{ type: 'image', src: 'logo', style }],
    words: [words, ''],
    images: [{ src: 'logo', svg: logoSvg.replaceAll('currentColor', ink) }],
  });
}

function endsOf(ends: readonly string[]): Node[] {
  const longest = Math.max(...ends.map((end) => end.length));
  const fontSize = longest <= 12 ? 84 : longest <= 16 ? 64 : longest <= 28 ? 54 : 46;
  const name = (end: string) =>
    text(end, { fontSize, fontWeight: 720, lineHeight: 1.1, lineClamp: 2, textOverflow: 'ellipsis' });
  const between: Node = { type: 'image', src: 'arrows', style: { width: 48, height: 48 } };
  return ends.flatMap((end, place) => (place === 0 ? [name(end)] : [between, name(end)]));
}

/** There and back: the font has no such sign. */
const arrows = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${inkSoft}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"><path d="M8 20V4M4 8l4-4 4 4M16 4v16M12 16l4 4 4-4"/></svg>`;

interface CardParts extends Pick<CardDrawing, 'images'> {
  readonly middle: Node[];
  readonly words: readonly [string, string];
}

function card(band: string, { middle, words: [left, right], images }: CardParts): CardDrawing {
  const frame = { ...cardSize, flexDirection: 'column', backgroundColor: paper, color: ink } as const;
  const node = box({ ...frame, fontFamily: 'Public Sans' }, [
    box({ width: cardSize.width, height: 24, flexShrink: 0, backgroundColor: band }, []),
    box({ flexGrow: 1, minHeight: 0, alignItems: 'center', gap: 56, padding: `0 ${margin}px` }, middle),
    box({ justifyContent: 'space-between', gap: 48, padding: `0 ${margin}px 56px`, flexShrink: 0 }, [
      text(left, { fontSize: 36, fontWeight: 600, lineClamp: 1 }),
      text(right, { fontSize: 36, color: inkSoft, flexShrink: 0 }),
    ]),
  ]);
  return { node, images };
}

type Style = NonNullable<Node['style']>;

function box(style: Style, children: Node[]): Node {
  return { type: 'container', style: { display: 'flex', ...style }, children };
}

function text(words: string, style: Style): Node {
  return { type: 'text', text: words, style };
}
