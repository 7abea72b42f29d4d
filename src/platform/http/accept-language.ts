/** The best-ranked language of an Accept-Language header among those that are spoken here. */
export function preferredLanguage<Language extends string>(
  header: string | undefined,
  spoken: readonly Language[],
): Language | undefined {
  const wishes = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const quality = parameters.map((text) => text.trim()).find((text) => text.startsWith('q='));
    const language = spoken.find((known) => known === tag.split('-')[0]);
    return { language, weight: quality === undefined ? 1 : Number(quality.slice(2)) };
  });
  const [best] = wishes
    .filter(({ language, weight }) => language !== undefined && weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  return best?.language;
}
