/** One thing to mend in the content, and where it is. */
export interface Fault {
  /** The key of an item, or `menu main`. */
  readonly where: string;
  readonly what: string;
}
