/** One event as it came. */
export interface HeardEvent {
  readonly id: string | undefined;
  readonly event: string;
  readonly data: string;
}

/** A listener and what it has been sent so far. */
export interface Heard {
  readonly status: number;
  readonly headers: Headers;
  /** Everything, as it came. */
  text(): string;
  /** Without heartbeats. */
  events(): readonly HeardEvent[];
  hasEnded(): boolean;
  leave(): void;
}

/** Listens to server-sent events as a browser does; whoever listens leaves. */
export async function listenTo(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Heard> {
  const stopper = new AbortController();
  const response = await fetch(url, { signal: stopper.signal, headers });
  let text = '';
  let hasEnded = false;
  const read = async () => {
    for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) text += part;
    hasEnded = true;
  };
  // A listener that leaves breaks its own reading off.
  void read().catch(() => undefined);
  return {
    status: response.status,
    headers: response.headers,
    text: () => text,
    events: () => readEvents(text).filter(({ event }) => event !== 'pouls'),
    hasEnded: () => hasEnded,
    leave: () => stopper.abort(),
  };
}

export function readEvents(text: string): readonly HeardEvent[] {
  return text.split('\n\n').flatMap((block) => {
    const fields = new Map(
      block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
    );
    const data = fields.get('data');
    return data === undefined
      ? []
      : [{ id: fields.get('id'), event: fields.get('event') ?? 'message', data }];
  });
}
