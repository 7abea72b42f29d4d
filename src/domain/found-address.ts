/** A line of what was found for an address that is being typed. */
export interface AddressSuggestion {
  readonly id: string;
  /** What tells it apart: « 120, rue des Forges ». */
  readonly text: string;
  /** Where that is: « Havremont, QC, G9Z 0R7 », or how many addresses are in it. */
  readonly description: string;
  /** Several addresses, such as those of a building: one of them is to be chosen yet. */
  readonly more?: true;
}

/** A postal address, as the fields of a form take it. */
export interface FoundAddress {
  readonly street: string;
  readonly city: string;
  /** Two letters. */
  readonly province: string;
  /** In the language it was asked for in. */
  readonly provinceName: string;
  readonly postalCode: string;
}

/** Shorter words find everything. */
export const addressWordsMinLength = 2;
export const addressWordsMaxLength = 100;
