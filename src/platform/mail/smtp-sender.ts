import { createTransport } from 'nodemailer';
import { AppError } from '#lib/errors.ts';
import { within } from '#lib/within.ts';
import { isLoopbackName } from '../loopback.ts';
import type { FinishedMail, MailSender, SendOutcome } from './mail-sender.ts';
import { isOurFault, refusalOf, shortAnswer, type SmtpFault } from './smtp-outcome.ts';
import { UnwritableMail, writeMail, type WrittenMail } from './write-mail.ts';

interface SmtpLimits {
  /** Until there is a line and TLS on it. */
  readonly connectMs: number;
  /** Until the server says its first word. */
  readonly greetingMs: number;
  /** Of silence on a line that is in use. */
  readonly silenceMs: number;
  /** For a mail as a whole: a server that says a word now and then is never silent. */
  readonly wholeMs: number;
}

const usualLimits: SmtpLimits = { connectMs: 10_000, greetingMs: 10_000, silenceMs: 20_000, wholeMs: 60_000 };

/** What is told of a server: fields and words. */
export interface SmtpLog {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface SmtpOptions {
  /** `smtp://user:password@host:587`, or `smtps://…` for TLS from the start. */
  readonly url: string;
  readonly log: SmtpLog;
  /** How many lines there are at once; 8 unless given. */
  readonly width?: number;
  readonly limits?: Partial<SmtpLimits>;
  /** Certificates that are trusted instead of those that the system knows. */
  readonly trusted?: string;
}

/** The server is neither done nor silent. */
class Late extends Error implements SmtpFault {
  readonly code = 'ETIMEDOUT';
}
const closed: SmtpFault = { code: 'closed' };

export interface SmtpSender extends MailSender {
  /** The time that it waited elsewhere is part of the longest it may take. */
  send(mail: FinishedMail, waitedMs?: number): Promise<SendOutcome>;
}

/** Hands mail to a server over a few lines that stay open. */
export function createSmtpSender(options: SmtpOptions): SmtpSender {
  const { log } = options;
  const { width, limits, longestMs } = settle(options);
  const open = () => ({
    pool: createTransport(toTransport(options, limits, width)),
    /** How many mails are on its lines, or wait for one. */
    mails: 0,
    isGivenUp: false,
  });
  let lines = open();
  let isClosed = false;
  const underway = new Set<Promise<SendOutcome>>();

  /** A line that a mail is stuck on cannot be told from the others: no mail goes over them any more. */
  function giveUp(stuck: typeof lines): void {
    if (stuck === lines) lines = open();
    if (!stuck.isGivenUp) stuck.pool.close();
    stuck.isGivenUp = true;
  }

  /** What is on the other lines may be taken at this moment, so they are cut when none of it is left. */
  function leave(used: typeof lines): void {
    used.mails -= 1;
    if (used.isGivenUp && used.mails === 0) used.pool.close({ force: true });
  }

  async function handOver({ from, to, bytes }: WrittenMail, leftMs: number): Promise<SendOutcome> {
    const used = lines;
    used.mails += 1;
    const sent = used.pool.sendMail({ envelope: { from, to }, raw: bytes });
    // Whoever is late is told so, and nobody waits for how it ends.
    sent.catch(() => undefined);
    try {
      const { response } = await within(leftMs, sent, () => new Late());
      return { kind: 'accepted', answer: shortAnswer(response, to) };
    } catch (thrown) {
      const fault = thrown as SmtpFault;
      if (thrown instanceof Late) giveUp(used);
      const refusal = refusalOf(fault, to);
      if (isOurFault(fault))
        log.warn({ code: fault.code, reason: refusal.answer }, 'the mail server does not take mail from us');
      return refusal;
    } finally {
      leave(used);
    }
  }

  async function send(mail: FinishedMail, waitedMs: number): Promise<SendOutcome> {
    if (isClosed) return refusalOf(closed, mail.to);
    try {
      return await handOver(await writeMail(mail), Math.max(0, limits.wholeMs - waitedMs));
    } catch (err) {
      log.error({ err }, 'a mail cannot be written');
      const answer = err instanceof UnwritableMail ? err.message : 'the mail cannot be written';
      return { kind: 'refused', isForGood: true, answer };
    }
  }

  return {
    width,
    longestMs,
    send: (mail, waitedMs = 0) => {
      const sending = send(mail, waitedMs).finally(() => underway.delete(sending));
      underway.add(sending);
      return sending;
    },
    check: async () => {
      try {
        const isThere = lines.pool.verify();
        isThere.catch(() => undefined);
        await within(limits.wholeMs, isThere, () => new Late());
      } catch (cause) {
        throw new AppError('unavailable', 'the mail server does not take mail from us', { cause });
      }
    },
    close: async () => {
      isClosed = true;
      await Promise.all(underway);
      lines.pool.close();
    },
  };
}

/** What is not given. */
export function settle({ width = 8, limits: given }: Pick<SmtpOptions, 'width' | 'limits'>) {
  const limits = { ...usualLimits, ...given };
  return { width, limits, longestMs: limits.wholeMs };
}

/** In the library's words. The address is read here, so that nothing in it can be an option of the library. */
function toTransport({ url, trusted }: SmtpOptions, limits: SmtpLimits, width: number) {
  const { protocol, hostname, port, username, password } = new URL(url);
  const isHere = isLoopbackName(hostname);
  const hasAccount = username !== '' || password !== '';
  return {
    pool: true as const,
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    secure: protocol === 'smtps:',
    ...(port === '' ? {} : { port: Number(port) }),
    ...(hasAccount
      ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }
      : {}),
    // Where it is offered TLS is taken, or the mail stays here; a password never goes over a line that anybody can read.
    ignoreTLS: isHere,
    requireTLS: hasAccount && !isHere,
    tls: { minVersion: 'TLSv1.2' as const, ...(trusted === undefined ? {} : { ca: trusted }) },
    maxConnections: width,
    // A line that the server had closed meanwhile is not the mail's fault: another one is taken.
    maxRequeues: 2,
    connectionTimeout: limits.connectMs,
    dnsTimeout: limits.connectMs,
    greetingTimeout: limits.greetingMs,
    socketTimeout: limits.silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
