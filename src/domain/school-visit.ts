/** When the team that makes student cards comes to a school. */
export interface SchoolVisit {
  readonly id: string;
  readonly school: string;
  readonly address: string;
  readonly city: string;
  readonly postalCode: string;
  /** `2026-09-08`; undefined where nobody has told yet. */
  readonly from?: string;
  /** The last day. */
  readonly until?: string;
}
