/** What a form needs to show that a person sends it. */
export interface CaptchaSettings {
  /** Stands for the work where there is no script to do it. */
  readonly pageToken: string;
  /** Asked instead of working, where a setting names one and the visitor agreed. */
  readonly provider?: CaptchaProvider;
}

export interface CaptchaProvider {
  readonly scriptUrl: string;
  readonly siteKey: string;
}
