import { indexIncluded } from '#clients/content/blocks/paragraph.ts';
import { parseBlocks } from '#clients/content/blocks/parse-blocks.ts';
import type { IdentJson, ResourceJson } from '#contract/content/json-api.ts';
import type { AppError } from '#lib/errors.ts';

export type Attributes = Record<string, unknown>;
interface Wire {
  readonly type: string;
  readonly attributes?: Attributes;
  readonly relationships?: Record<string, IdentJson | IdentJson[]>;
}

/** A long text. */
export const html = (processed: string) => ({ value: processed, format: 'full_html', processed });

/** A part inside a block: everything rides on its identifier. */
export const nested = (type: string, attributes: Attributes): IdentJson => ({
  type: `paragraph--${type}`,
  id: `${type}-${JSON.stringify(attributes).length}`,
  meta: { drupal_internal__target_id: 900, attributes },
});

/** The blocks of a page in English that has these paragraphs, and who was told of what. */
export function readBlocks(...paragraphs: Wire[]) {
  const told: string[] = [];
  const faults: AppError[] = [];
  const included = paragraphs.map(({ type, attributes, relationships }, at): ResourceJson => ({
    type: `paragraph--${type}`,
    id: `uuid-${at}`,
    attributes: { drupal_internal__id: 100 + at, status: true, title: null, ...attributes },
    relationships: Object.fromEntries(
      Object.entries(relationships ?? {}).map(([name, data]) => [name, { data }]),
    ),
  }));
  const page: ResourceJson = {
    type: 'pages',
    id: 'page',
    attributes: {},
    relationships: { content: { data: included.map(({ type, id }) => ({ type, id })) } },
  };
  const blocks = parseBlocks(page, indexIncluded(included), {
    locale: 'en',
    localizePath: (path, locale) => `/${locale}${path}`,
    report: { unknownType: (type) => told.push(type), malformed: (error) => faults.push(error) },
  });
  return { blocks, told, faults };
}
