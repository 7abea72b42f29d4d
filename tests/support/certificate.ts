import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

const tags = {
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  oid: 0x06,
  utf8: 0x0c,
  time: 0x17,
  sequence: 0x30,
  set: 0x31,
};

/** A value in DER: its tag, its length and what is in it. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: readonly Buffer[]) => der(tags.sequence, ...parts);
const hex = (text: string) => Buffer.from(text, 'hex');
const oid = (text: string) => der(tags.oid, hex(text));
const bits = (bytes: Buffer) => der(tags.bits, Buffer.of(0), bytes);
const time = (date: Date) =>
  der(tags.time, Buffer.from(`${date.toISOString().slice(2, 19).replaceAll(/\D/g, '')}Z`));

const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'));
const commonName = '550403';
const alternativeName = '551d11';
const basicConstraints = '551d13';
const isTrue = hex('0101ff');

/** A certificate for one host, good for a day, that signs itself: who is told to trust it needs no other. */
export function makeCertificate(host: string, now = new Date()): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = sequence(der(tags.set, sequence(oid(commonName), der(tags.utf8, Buffer.from(host)))));
  const hosts = sequence(der(0x82, Buffer.from(host)));
  const extensions = sequence(
    sequence(oid(basicConstraints), isTrue, der(tags.octets, sequence(isTrue))),
    sequence(oid(alternativeName), der(tags.octets, hosts)),
  );
  const dayMs = 86_400_000;
  const content = sequence(
    der(0xa0, der(tags.integer, Buffer.of(2))),
    der(tags.integer, Buffer.of(1), randomBytes(8)),
    ecdsaWithSha256,
    name,
    sequence(time(new Date(now.getTime() - dayMs)), time(new Date(now.getTime() + dayMs))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  );
  const whole = sequence(content, ecdsaWithSha256, bits(sign('sha256', content, privateKey)));
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${whole.toString('base64')}\n-----END CERTIFICATE-----\n`,
  };
}
