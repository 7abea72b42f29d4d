import { describe, expect, it } from 'vitest';
import type { Block, Video } from '#domain/block.ts';
import { withBlockNeeds } from './block-needs.ts';

const info = { title: 't', metas: [], breadcrumbs: [] };
const base = { id: 'b', anchor: 'p-1', level: 2 } as const;
const player = (video: Video): Block => ({ ...base, type: 'video_player', body: [], video });
const film = (src: string) => player({ kind: 'file', src, captions: [] });
const frame = (embed: string) => player({ kind: 'outside', embed, href: embed, host: 'x' });

describe('what blocks need of the policy of their page', () => {
  it('is nothing where there is no film', () => {
    expect(withBlockNeeds(undefined, { info, data: undefined })).toBeUndefined();
    const needs = { workers: true };
    expect(withBlockNeeds(needs, { info, data: { blocks: [{ ...base, type: 'plain', body: [] }] } })).toBe(
      needs,
    );
  });

  it('is to play films, of the site and of the origins they have', () => {
    expect(withBlockNeeds(undefined, { info, data: { blocks: [film('/a.mp4')] } })).toEqual({ media: [] });
    const blocks = [
      film('https://b.example/x.mp4'),
      film('https://a.example/x.mp4'),
      film('https://b.example/y.mp4'),
    ];
    expect(withBlockNeeds({ workers: true }, { info, data: { blocks } })).toEqual({
      workers: true,
      media: ['https://a.example', 'https://b.example'],
    });
  });

  it('is to frame the other sites that are named, wherever on the page', () => {
    const columns: Block = {
      ...base,
      type: 'columns',
      split: 'halves',
      centred: false,
      columns: [[frame('https://one.example/e')], []],
    };
    const around = { ...info, intro: [frame('https://two.example/e')], bottomContent: [columns] };
    expect(withBlockNeeds(undefined, { info: around, data: {} })).toEqual({
      framesOnRequest: ['https://one.example', 'https://two.example'],
    });
  });
});
