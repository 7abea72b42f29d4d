import type { FastifyRequest } from 'fastify';
import { allFields } from '#domain/web-forms/web-form.ts';
import { AppError } from '#lib/errors.ts';
import { listBlocks } from '#site/page-blocks.ts';
import { readPageAddress } from '../pages/page-address.ts';
import type { PageResolver } from '../pages/resolve-page.ts';
import type { IdentifyCaller } from '../sessions/caller.ts';

/** What the forms of staff on a page take: none stand there, or texts alone, or files too. */
export type PageForms = 'none' | 'texts' | 'files';

export type FindPageForms = (request: FastifyRequest) => Promise<PageForms>;

interface PageFormsOptions {
  readonly resolver: Pick<PageResolver, 'resolve'>;
  readonly identify: IdentifyCaller;
  originOf(request: FastifyRequest): string;
}

/** Looks at the page as whoever sends the form sees it. */
export function createFindPageForms({ resolver, identify, originOf }: PageFormsOptions): FindPageForms {
  return async (request) => {
    const origin = originOf(request);
    const { url, isOdd } = readPageAddress(request.url, 'document', origin);
    if (isOdd) return 'none';
    const caller = await identify(request);
    const resolution = await resolver.resolve({ ...caller, origin, url, requestId: request.id });
    if (resolution.kind !== 'view') return 'none';
    const { view } = resolution;
    if (view.status >= 500) throw new AppError('unavailable', 'the page of the form cannot be read');
    const forms = listBlocks(view).filter((block) => block.type === 'form');
    // Of a form that cannot be read just now it is not known what it takes.
    const takesFiles = forms.some(
      ({ offered }) => !offered || allFields(offered.form).some(({ field }) => field.kind === 'file'),
    );
    if (takesFiles) return 'files';
    return forms.length > 0 ? 'texts' : 'none';
  };
}
