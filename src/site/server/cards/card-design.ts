import type { Node } from '@takumi-rs/wasm';
import type { Operator, ServiceType } from '#domain/operator.ts';
import { inkOn } from '#site/server/http/operator-style.ts';
import { cardSize } from '#site/routing/card-path.ts';
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

/** A line as its page begins: the band of its type, its badge, where it ends. */
export function designLineCard({ number, type: { look }, ends, words }: LineCard): CardDrawing {
  const shape = badgeShapes[look.shape];
  const badgeWidth = (shape.width / 40) * badgeHeight;
  const outline = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${shape.width} 40"><path fill="${look.fill}" d="${shape.outline}"/></svg>`;
  const size = { width: badgeWidth, height: badgeHeight };
  const badge = box({ position: 'relative', flexShrink: 0, ...size }, [
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
      [text(number, { fontSize: number.length > 3 ? 76 : 100, fontWeight: 720, color: inkOn(look.fill) })],
    ),
  ]);
  return card(look.line.light, {
    middle: [badge, box({ flexDirection: 'column', gap: 8, flexGrow: 1, minWidth: 0 }, endsOf(ends))],
    words,
    images: [
      { src: 'badge', svg: outline },
      { src: 'arrows', svg: arrows },
    ],
  });
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
