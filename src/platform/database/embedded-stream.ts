import { Duplex } from 'node:stream';
import { FrameSplitter } from './frame-splitter.ts';

/** Carries conversations to the database thread and its answers back. */
export interface DatabaseLink {
  open(listener: SessionListener): DatabaseSession;
}

export interface SessionListener {
  answer(bytes: Uint8Array): void;
  lost(error: Error): void;
}

export interface DatabaseSession {
  send(bytes: Uint8Array): void;
  close(): void;
}

/** What the stock driver takes for a socket: the wire protocol over messages to the database thread. */
export class EmbeddedStream extends Duplex {
  private readonly link: DatabaseLink;
  private readonly splitter = new FrameSplitter();
  private session: DatabaseSession | undefined;

  constructor(link: DatabaseLink) {
    super();
    this.link = link;
  }

  connect(): this {
    this.session = this.link.open({
      answer: (bytes) => this.push(bytes),
      lost: (error) => this.destroy(error),
    });
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: (error?: Error) => void): void {
    for (const conversation of this.splitter.push(chunk)) this.session?.send(conversation);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void): void {
    const whole = Buffer.concat(chunks.map(({ chunk }) => chunk));
    this._write(whole, 'binary', done);
  }

  // The thread pushes answers when it has them; one conversation at a time bounds what waits here.
  override _read(): void {}

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.session?.close();
    this.session = undefined;
    done(error);
  }

  // The parts of a socket that the driver calls and that mean nothing here.
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
}
