import { Transform, type TransformCallback } from 'node:stream';

/** A stream that somebody else than its reader may hold up, whichever way it is read. */
export interface GateStream {
  readonly stream: Transform;
  pause(): void;
  resume(): void;
  /** Whether something waits for it to be resumed. */
  readonly isWaiting: boolean;
}

/** Passes on what it is given, and tells how much. */
export function createGateStream(onPassed: (bytes: number) => void): GateStream {
  let isPaused = false;
  let goOn: (() => void) | undefined;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      onPassed(chunk.length);
      const pass = () => done(null, chunk);
      if (isPaused) goOn = pass;
      else pass();
    },
  });
  return {
    stream,
    pause: () => {
      isPaused = true;
    },
    resume: () => {
      isPaused = false;
      const pass = goOn;
      goOn = undefined;
      pass?.();
    },
    get isWaiting() {
      return goOn !== undefined;
    },
  };
}
