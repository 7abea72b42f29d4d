import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import decodeAvif, { init as initAvifDecoder } from '@jsquash/avif/decode.js';
import encodeAvif, { init as initAvifEncoder } from '@jsquash/avif/encode.js';
import decodeJpeg, { init as initJpegDecoder } from '@jsquash/jpeg/decode.js';
import decodePng, { init as initPngDecoder } from '@jsquash/png/decode.js';
import resize, { initResize } from '@jsquash/resize';
import decodeWebp, { init as initWebpDecoder } from '@jsquash/webp/decode.js';
import encodeWebp, { init as initWebpEncoder } from '@jsquash/webp/encode.js';
import { answerOrders } from '#platform/threads/answer-orders.ts';
import type { PictureOrder, VariantPlan } from './picture-order.ts';

// A picture takes seconds to make smaller: in a thread of its own no visitor waits for it.

/** The codecs are made for browsers, which have this class. */
class PixelData {
  readonly colorSpace = 'srgb';
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
  constructor(data: Uint8ClampedArray, width: number, height: number) {
    this.data = data;
    this.width = width;
    this.height = height;
  }
}
Object.assign(globalThis, { ImageData: PixelData });

/** The build brings the codecs along; beside the sources they are where their packages have them. */
function codec(packaged: string): WebAssembly.Module {
  const beside = join(import.meta.dirname, basename(packaged));
  const path = existsSync(beside) ? beside : createRequire(import.meta.url).resolve(packaged);
  return new WebAssembly.Module(readFileSync(path));
}

type Decode = (bytes: ArrayBuffer) => Promise<ImageData | null>;

/** Each codec is made ready when the first picture needs it. */
const decoders: Readonly<Record<string, () => Promise<Decode>>> = {
  'image/png': once(async () => {
    await initPngDecoder(codec('@jsquash/png/codec/pkg/squoosh_png_bg.wasm'));
    return (bytes) => decodePng(bytes);
  }),
  'image/jpeg': once(async () => {
    await initJpegDecoder(codec('@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm'));
    return (bytes) => decodeJpeg(bytes, { preserveOrientation: true });
  }),
  'image/webp': once(async () => {
    await initWebpDecoder(codec('@jsquash/webp/codec/dec/webp_dec.wasm'));
    return (bytes) => decodeWebp(bytes);
  }),
  'image/avif': once(async () => {
    await initAvifDecoder(codec('@jsquash/avif/codec/dec/avif_dec.wasm'));
    return (bytes) => decodeAvif(bytes);
  }),
};

const ready = once(async () => {
  await initResize(codec('@jsquash/resize/lib/resize/pkg/squoosh_resize_bg.wasm'));
  await initAvifEncoder(codec('@jsquash/avif/codec/enc/avif_enc.wasm'));
  await initWebpEncoder(codec('@jsquash/webp/codec/enc/webp_enc_simd.wasm'));
});

function once<T>(prepare: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= prepare());
}

/** Slower settings save a tenth of the bytes and take four times as long. */
const settings = { avif: { quality: 55, speed: 8 }, webp: { quality: 78 } } as const;

async function encode(picture: ImageData, { ending }: VariantPlan): Promise<Uint8Array> {
  const bytes =
    ending === 'avif' ? await encodeAvif(picture, settings.avif) : await encodeWebp(picture, settings.webp);
  return new Uint8Array(bytes);
}

async function make({ bytes, type, plans }: PictureOrder): Promise<Uint8Array[] | undefined> {
  const decode = await decoders[type]?.();
  if (!decode) throw new Error(`no codec reads ${type}`);
  // A picture that says what it is may still be broken further on.
  const picture = await decode(Uint8Array.from(bytes).buffer).catch(() => undefined);
  if (!picture) return undefined;
  await ready();
  const variants: Uint8Array[] = [];
  let smaller = picture;
  for (const plan of plans) {
    const { width, height } = plan;
    if (smaller.width !== width || smaller.height !== height)
      smaller = await resize(picture, { width, height });
    variants.push(await encode(smaller, plan));
  }
  return variants;
}

answerOrders(make);
