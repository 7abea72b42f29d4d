/** An address that takes a body, and what a well-made one has. */
export interface BodyDoor {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** What it reads: the forms of pages, JSON, JSON:API, or bytes. */
  readonly takes: 'form' | 'parts' | 'json' | 'json-api' | 'bytes';
  /** Fields by name, each with a value that is none of a stranger's. */
  readonly fields: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A body as it is written: its bytes, and what its sender calls it. */
export interface WrittenBody {
  readonly type: string | undefined;
  readonly bytes: Buffer;
}
