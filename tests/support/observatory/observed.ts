/** An answer as the Observatory looks at it. */
export interface Observed {
  /** Where it came from, over TLS. */
  readonly url: string;
  readonly headers: Headers;
  readonly body: string;
  /** The headers of the answer to a preflight from another site. */
  readonly preflight: Headers;
}

export interface Judgement {
  readonly points: number;
  readonly what: string;
}
