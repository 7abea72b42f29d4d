/** Something to be done, known by its number alone: what it is about is in the tables of who does it. */
export interface Job {
  readonly id: string;
  /** How often it was tried before. */
  readonly retryCount: number;
}

/** A job that this worker has to itself for a while. */
export interface TakenJob extends Job {
  /** How long it still has it; nothing may be begun that takes longer. */
  leftMs(): number;
}
