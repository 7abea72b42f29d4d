/** The score of what is not found. */
export const notFound = 0xffff_ffff;

/** The few documents of lowest score, best first; between equals the one of lowest rank. */
export function bestDocuments(scores: Uint32Array, ranks: Uint32Array, limit: number): number[] {
  const kept: number[] = [];
  const isBefore = (one: number, other: number): boolean => {
    const difference = (scores[one] as number) - (scores[other] as number);
    return difference === 0 ? (ranks[one] as number) < (ranks[other] as number) : difference < 0;
  };
  for (let document = 0; document < scores.length; document++) {
    if (scores[document] === notFound) continue;
    if (kept.length === limit && !isBefore(document, kept[limit - 1] as number)) continue;
    let at = kept.length;
    while (at > 0 && isBefore(document, kept[at - 1] as number)) at--;
    kept.splice(at, 0, document);
    if (kept.length > limit) kept.pop();
  }
  return kept;
}

/** The place of each document when the heaviest come first, in their own order between equals. */
export function ranksByWeight(weights: readonly number[]): Uint32Array {
  const order = weights.map((_, at) => at).sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0) || a - b);
  const ranks = new Uint32Array(weights.length);
  order.forEach((document, rank) => (ranks[document] = rank));
  return ranks;
}
