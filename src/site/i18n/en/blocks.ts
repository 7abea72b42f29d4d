import type { Catalogue } from '../catalogue.ts';

export const blocks: Catalogue['blocks'] = {
  onThisPage: 'On this page',
  goings: 'To',
  comings: 'From',
  note: 'Note',
  download: 'Download',
  tabs: 'Tabs',
  opening: {
    anticipated: 'Anticipated opening',
    expected_delivery: 'Expected delivery',
    full: 'Full opening',
  },
  photos: 'Image gallery',
  photo: (place, count) => `Image ${place} of ${count}`,
  previousPhoto: 'Previous image',
  nextPhoto: 'Next image',
  video: 'Video',
  outsideVideo: (host) =>
    `This video is on ${host}. If you load it here, that site receives your IP address and may set cookies.`,
  loadVideo: (host) => `Load the video from ${host}`,
  openVideo: (host) => `Watch it on ${host}`,
  captions: { fr: 'French', en: 'English' },
  done: 'Completed',
  progress: (percent) => `${percent}% complete`,
};
