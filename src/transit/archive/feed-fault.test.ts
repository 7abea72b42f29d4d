import { describe, expect, it } from 'vitest';
import { FeedFault } from './feed-fault.ts';

describe('a fault of a feed', () => {
  it('says its code and what it is about', () => {
    expect(new FeedFault('table-too-large', 'shapes.txt').message).toBe('table-too-large (shapes.txt)');
    expect(new FeedFault('table-too-large').message).toBe('table-too-large');
  });

  it('cuts a name that would fill the log', () => {
    const fault = new FeedFault('zip-path', 'x'.repeat(60_000));
    expect(fault.message.length).toBeLessThan(300);
    expect(fault.about.length).toBeLessThan(300);
  });
});
