import type { Node } from '@takumi-rs/wasm';

/** What a card is drawn from, sent to the thread that draws it. */
export interface CardDrawing {
  readonly node: Node;
  /** Drawings in the card, by the name their node gives as its source. */
  readonly images: readonly { readonly src: string; readonly svg: string }[];
}
