import { describeGallery } from '#tests/support/browser-gallery-walk.ts';

describeGallery('en');
