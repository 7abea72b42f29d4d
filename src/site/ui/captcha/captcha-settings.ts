/** What a form needs to show that a person sends it. */
export interface CaptchaSettings {
  /** Sent instead of a proof of work where no script runs: one for each form of the page that needs it, by its name. */
  readonly pageTokens: Readonly<Record<string, string>>;
  /** Asked instead of working, where a setting names one and the visitor agreed. */
  readonly provider?: CaptchaProvider;
}

export interface CaptchaProvider {
  readonly scriptUrl: string;
  readonly siteKey: string;
}
