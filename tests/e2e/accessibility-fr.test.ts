import { describeAccessibility } from '#tests/support/browser-route-walk.ts';

describeAccessibility('fr');
