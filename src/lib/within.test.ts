import { describe, expect, it } from 'vitest';
import { within } from './within.ts';

const late = () => new Error('late');
const never = () => new Promise<never>(() => undefined);

describe('work with a time limit', () => {
  it('gives what the work gives, or fails as it fails', async () => {
    expect(await within(1000, Promise.resolve(1), late)).toBe(1);
    await expect(within(1000, Promise.reject(new Error('broken')), late)).rejects.toThrow('broken');
  });

  it('fails as late when the limit comes first', async () => {
    await expect(within(5, never(), late)).rejects.toThrow('late');
  });
});
