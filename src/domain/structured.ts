/** A thing that search engines read beside the page, in the words of schema.org. */
export interface StructuredThing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}
