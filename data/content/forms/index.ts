import type { WebFormFile } from '#contract/content/web-form-file.ts';
import type { SeedItem } from '#services/content/seed.ts';
import { bestFareForm, studentFareForm } from './best-fare.ts';
import { commentsForm } from './comments.ts';
import { complaintForm } from './complaint.ts';
import { contactForm } from './contact.ts';
import { lostPropertyForm } from './lost-property.ts';
import { newsletterForm } from './newsletter.ts';
import { paratransitForm } from './paratransit.ts';
import { schoolVisitForm } from './school-visit.ts';

/** The forms of the default content. */
const webForms: readonly WebFormFile[] = [
  contactForm,
  commentsForm,
  complaintForm,
  lostPropertyForm,
  paratransitForm,
  schoolVisitForm,
  newsletterForm,
  bestFareForm,
  studentFareForm,
];

/** Each under a key of its own; `form` blocks name a form by its id. */
export const forms = webForms.map((definition): SeedItem => ({
  key: `form-${definition.id}`,
  type: 'webforms',
  shared: { definition },
  fr: { title: definition.title.fr },
  en: { title: definition.title.en },
}));
