/** What the wire says of a level or a field beside the schema. */
export type Ui = Readonly<Record<string, unknown>>;
