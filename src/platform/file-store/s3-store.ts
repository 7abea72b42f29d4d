import { AwsV4Signer } from 'aws4fetch';
import { AppError } from '#lib/errors.ts';
import { withoutTrailing } from '#lib/without-trailing.ts';
import { createBreaker } from '../breaker.ts';
import { systemClock } from '../clock.ts';
import { httpTransport, type WireRequest, type WireResponse } from '../transport.ts';
import { largestFileBytes, requireFileName, type FileStore } from './file-store.ts';

export interface S3Place {
  /** Where the bucket answers, with the folder in it and without a slash at its end. */
  readonly address: string;
  readonly region: string;
}

export interface S3Keys {
  readonly id: string;
  readonly secret: string;
}

/** How long one question may take; a store that hangs is then left alone for a while. */
const timeoutMs = 8000;

/** Files in a bucket that several machines share, of any store that speaks S3. */
export function createS3Store({ address, region }: S3Place, keys: S3Keys, limitMs = timeoutMs): FileStore {
  const { origin, pathname } = new URL(address);
  const { transport } = createBreaker(httpTransport(origin, limitMs));
  // The store compares the time of a signature with its own: it is always the true time.
  const signedAt = () => new Date(systemClock.now()).toISOString().replaceAll(/[:-]|\.\d{3}/g, '');

  async function ask(request: Pick<WireRequest, 'method' | 'body' | 'headers'>, name: string) {
    const path = `${withoutTrailing(pathname, '/')}/${name}`;
    const signer = new AwsV4Signer({
      method: request.method,
      url: origin + path,
      headers: { ...request.headers },
      accessKeyId: keys.id,
      secretAccessKey: keys.secret,
      service: 's3',
      region,
      datetime: signedAt(),
    });
    const { headers } = await signer.sign();
    try {
      return await transport({
        ...request,
        path,
        headers: Object.fromEntries(headers),
        maxBytes: largestFileBytes,
      });
    } catch (cause) {
      throw new AppError('unavailable', 'the store of the files does not answer', { cause });
    }
  }

  const find = async (method: 'GET' | 'HEAD', name: string): Promise<WireResponse | undefined> => {
    const answer = await ask({ method }, requireFileName(name));
    return answer.status === 404 ? undefined : accepted(answer);
  };

  return {
    put: async (name, bytes, type) => {
      const headers = { 'content-type': type, 'content-length': String(bytes.length) };
      accepted(await ask({ method: 'PUT', body: bytes, headers }, requireFileName(name)));
    },
    get: async (name) => {
      const answer = await find('GET', name);
      return answer && (answer.bytes ?? new TextEncoder().encode(answer.body));
    },
    has: async (name) => (await find('HEAD', name)) !== undefined,
    check: async () => void (await find('HEAD', '0'.repeat(40))),
  };
}

/** What a store says of itself goes nowhere: only the status is told. */
function accepted(answer: WireResponse): WireResponse {
  if (answer.status === 200) return answer;
  throw new AppError('unavailable', `the store of the files answers ${answer.status}`);
}
