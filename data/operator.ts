import type { Operator } from '#domain/operator.ts';
import { city } from './city/places.ts';
import { serviceTypes } from './service-types.ts';
import { both } from './typography.ts';

export const operator: Operator = {
  name: both('Réseau de transport de la Cité', 'Réseau de transport de la Cité'),
  shortName: 'RTC',
  city: city.name,
  region: both('Havremont et la vallée de la Vermeille', 'Havremont and the Vermeille Valley'),
  logo: { svg: 'logo.svg', width: 120, height: 40 },
  colours: { light: '#0b4f8a', dark: '#8cc4ff' },
  phones: {
    general: { number: '418-555-0111', option: 1 },
    complaints: { number: '418-555-0111', option: 3 },
  },
  address: {
    street: '1200, boulevard des Forges',
    city: city.name,
    province: 'Québec',
    postalCode: 'G9Z 0R7',
  },
  timeZone: 'America/New_York',
  // Couche-tard buses run until about half past three: the day of service ends after them.
  serviceDayStartsAtHour: 4,
  directionCodes: { Nord: '0', Sud: '1', Est: '2', Ouest: '3' },
  locales: ['fr', 'en'],
  serviceTypes,
  social: [
    { network: 'facebook', name: 'Facebook', url: 'https://facebook.example/rtchavremont' },
    { network: 'instagram', name: 'Instagram', url: 'https://instagram.example/rtchavremont' },
    { network: 'youtube', name: 'YouTube', url: 'https://youtube.example/rtchavremont' },
    { network: 'linkedin', name: 'LinkedIn', url: 'https://linkedin.example/company/rtchavremont' },
  ],
  otherHosts: ['donnees.rtc-havremont.example'],
  maps: { directionsUrl: 'https://maps.google.com/maps' },
  position: city.origin,
};
