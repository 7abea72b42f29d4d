import { AppError } from '#lib/errors.ts';
import type { PageLoader } from '#site/pages/screen.server.ts';

export const loadFollow: PageLoader<never> = () => Promise.reject(new AppError('not-found', 'later'));
