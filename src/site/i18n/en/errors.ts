import type { Catalogue } from '../catalogue.ts';

export const errors: Catalogue['errors'] = {
  notFoundTitle: 'This page could not be found',
  technicalTitle: 'Temporary technical error',
  unauthorizedTitle: 'Unauthorized access',
};
