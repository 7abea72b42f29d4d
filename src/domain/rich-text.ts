/** Text with structure, safe by construction: a tree of allowed elements, never markup. */
export type RichText = readonly RichNode[];
export type RichNode = string | RichElement;

export interface RichElement {
  readonly tag: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly children?: RichText;
}
