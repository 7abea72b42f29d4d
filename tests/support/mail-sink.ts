import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';
import type { Certificate } from './certificate.ts';

export interface ReceivedMail {
  readonly from: string;
  readonly to: string;
  readonly messageId: string;
  /** As it came, headers and all. */
  readonly raw: string;
  /** Whether the sender was told that it is here. */
  readonly isConfirmed: boolean;
  readonly isSecure: boolean;
  readonly atMs: number;
  /** When the line that it came on was opened. */
  readonly lineSinceMs: number;
}

/**
 * What becomes of a mail. `cut-…`: the line is cut before its text, in the middle of it, or once the whole of it is here
 * and nobody is told. `hang`: it is here, and the line stays open without a word; `trickle`: with words that never end.
 */
export type MailReaction =
  | 'accept'
  | 'cut-before-data'
  | 'cut-in-data'
  | 'cut-after-data'
  | 'hang'
  | 'trickle'
  | { readonly acceptAfterMs: number }
  | Refusal;

/** How far a mail is: told of, its text begins to come, the whole of it is here, the sender was told so. */
export type MailStep = 'recipient' | 'text' | 'taken' | 'answered';

interface Refusal {
  readonly status: number;
  readonly words?: string;
  /** The recipient is refused unless given: the text is, when the whole of it was read. */
  readonly at?: 'recipient' | 'data';
}

/** Before a mail is told of, whatever it is. */
type DoorRefusal = Omit<Refusal, 'at'> & { readonly at: 'greeting' | 'login' | 'sender' };

/** `nth`: how many mails were told of before, taken or not. */
export type MailReact = (mail: { readonly to: string; readonly nth: number }) => MailReaction;

interface SinkOptions {
  readonly first?: MailReact | MailReaction;
  /** Told of each step of each mail, before the sink goes on. */
  readonly onStep?: (step: MailStep, to: string) => void;
  /** Nobody is let in without it. */
  readonly login?: { readonly user: string; readonly pass: string };
  /** None unless given: `start` offers it, `whole` speaks nothing else. */
  readonly tls?: { readonly kind: 'start' | 'whole'; readonly certificate: Certificate };
}

/** A real mail server that does what the test wants. */
export interface MailSink {
  readonly url: string;
  readonly port: number;
  /** In the order they came. */
  readonly mails: readonly ReceivedMail[];
  /** Mails that were told of, taken or not, and lines that were opened. */
  readonly told: number;
  readonly lines: number;
  /** Names and passwords as they came. */
  readonly logins: readonly string[];
  will(react: MailReact | MailReaction): void;
  /** Refuses everyone at an earlier step; nobody when nothing is given. */
  refuse(door?: DoorRefusal): void;
  /** Gives its port up and drops every line. */
  leave(): Promise<void>;
  /** Is there again, at the same port. */
  comeBack(): Promise<void>;
  close(): Promise<void>;
}

export async function startMailSink(options: SinkOptions = {}): Promise<MailSink> {
  const { login, tls, onStep = () => {} } = options;
  let react = toReact(options.first ?? 'accept');
  let door: DoorRefusal | undefined;
  let told = 0;
  let lines = 0;
  const mails: ReceivedMail[] = [];
  const logins: string[] = [];
  const reactions = new Map<string, MailReaction>();
  const sockets = new Map<number, Socket>();
  const openedMs = new Map<number, number>();

  const cut = ({ remotePort }: SMTPServerSession) => void sockets.get(remotePort)?.destroy();
  const atDoor = (step: DoorRefusal['at']) => (door?.at === step ? toError(door) : undefined);

  const settings = (): SMTPServerOptions => ({
    logger: false,
    disableReverseLookup: true,
    // Many mails go over one line.
    maxAllowedUnauthenticatedCommands: 1_000_000,
    authOptional: login === undefined,
    allowInsecureAuth: true,
    hideENHANCEDSTATUSCODES: true,
    hideSTARTTLS: tls?.kind !== 'start',
    secure: tls?.kind === 'whole',
    ...tls?.certificate,
    onConnect: (_session, done) => done(atDoor('greeting')),
    onAuth: ({ username = '', password }, _session, done) => {
      logins.push(`${username}:${password ?? ''}`);
      const isRight = username === login?.user && password === login.pass;
      const refusal = atDoor('login') ?? (isRight ? undefined : toError({ status: 535, words: 'Bad login' }));
      if (refusal) done(refusal);
      else done(null, { user: username });
    },
    onMailFrom: (_address, _session, done) => done(atDoor('sender')),
    onRcptTo: ({ address: to }, session, done) => {
      const reaction = react({ to, nth: told++ });
      reactions.set(session.id, reaction);
      onStep('recipient', to);
      if (reaction === 'cut-before-data') return cut(session);
      done(isRefusal(reaction) && reaction.at !== 'data' ? toError(reaction) : undefined);
    },
    onData: (stream, session, done) => {
      const reaction = reactions.get(session.id) ?? 'accept';
      const chunks: Buffer[] = [];
      const [to = ''] = session.envelope.rcptTo.map(({ address }) => address);
      const accept = () => {
        done(null, `2.0.0 Ok: queued as ${mails.length}`);
        onStep('answered', to);
      };
      // Whoever is cut off in the middle leaves half a mail, which is none.
      stream.on('error', () => undefined);
      stream.on('data', (chunk: Buffer) => {
        if (chunks.push(chunk) === 1) onStep('text', to);
        if (reaction === 'cut-in-data') cut(session);
      });
      stream.on('end', () => {
        if (reaction === 'cut-in-data') return;
        if (isRefusal(reaction)) return done(toError(reaction));
        const isConfirmed = reaction === 'accept' || typeof reaction === 'object';
        mails.push({
          ...toMail(session, Buffer.concat(chunks).toString()),
          isConfirmed,
          lineSinceMs: openedMs.get(session.remotePort) ?? 0,
        });
        onStep('taken', to);
        if (typeof reaction === 'object') setTimeout(accept, reaction.acceptAfterMs);
        else if (reaction === 'accept') accept();
        else if (reaction === 'cut-after-data') cut(session);
        else if (reaction === 'trickle') trickle(sockets.get(session.remotePort));
      });
    },
  });

  let server: SMTPServer | undefined;
  const listen = async (port: number): Promise<number> => {
    server = new SMTPServer(settings());
    // Lines that break are what it is for.
    server.on('error', () => undefined);
    server.server.on('connection', (socket: Socket) => {
      const { remotePort = 0 } = socket;
      lines += 1;
      sockets.set(remotePort, socket);
      openedMs.set(remotePort, performance.now());
      socket.on('close', () => sockets.delete(remotePort));
    });
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
    return (server.server.address() as AddressInfo).port;
  };
  const leave = async () => {
    const left = server;
    server = undefined;
    if (!left) return;
    const ended = new Promise<void>((resolve) => left.close(resolve));
    for (const socket of sockets.values()) socket.destroy();
    await ended;
  };

  const port = await listen(0);
  const account = login ? `${encodeURIComponent(login.user)}:${encodeURIComponent(login.pass)}@` : '';
  return {
    url: `${tls?.kind === 'whole' ? 'smtps' : 'smtp'}://${account}127.0.0.1:${port}`,
    port,
    mails,
    get told() {
      return told;
    },
    get lines() {
      return lines;
    },
    logins,
    will: (next) => {
      react = toReact(next);
    },
    refuse: (next) => {
      door = next;
    },
    leave,
    comeBack: async () => {
      if (!server) await listen(port);
    },
    close: leave,
  };
}

const toReact = (reaction: MailReact | MailReaction): MailReact =>
  typeof reaction === 'function' ? reaction : () => reaction;

const isRefusal = (reaction: MailReaction): reaction is Refusal =>
  typeof reaction === 'object' && 'status' in reaction;

function toError({ status, words = 'Not now' }: Omit<Refusal, 'at'>): Error {
  return Object.assign(new Error(words), { responseCode: status });
}

function toMail({ envelope, secure }: SMTPServerSession, raw: string) {
  const [, messageId = ''] = /^message-id:\s*(\S+)/im.exec(raw) ?? [];
  const { mailFrom, rcptTo } = envelope;
  return {
    from: mailFrom ? mailFrom.address : '',
    to: rcptTo.map(({ address }) => address).join(', '),
    messageId,
    raw,
    isSecure: secure,
    atMs: performance.now(),
  };
}

/** A line of an answer now and then, each of which says that another comes. */
function trickle(socket: Socket | undefined): void {
  const timer = setInterval(() => socket?.write('250-wait\r\n'), 20);
  socket?.on('close', () => clearInterval(timer));
}
