import type { Catalogue } from '../catalogue.ts';

export const access: Catalogue['access'] = {
  onRequest: (how) => `on request: ${how}`,
  short: {
    phone: 'on request, by phone',
    driver: 'on request: wave to the driver',
  },
  phone: {
    boarding: (phone) => `${phoneTo(phone)} to get on`,
    alighting: (phone) => `${phoneTo(phone)} to get off`,
    both: (phone) => `${phoneTo(phone)} to get on or off`,
  },
  driver: {
    boarding: 'wave to the driver to get on',
    alighting: 'tell the driver to get off',
    both: 'wave to the driver to get on, tell the driver to get off',
  },
  between: 'Between stops',
  betweenInPart: 'Between some stops or on some trips',
  from: 'Between',
  to: 'and',
  anywhere: {
    boarding: 'wave to the driver to get on',
    alighting: 'ask the driver to let you off',
    both: 'wave to the driver to get on, ask the driver to let you off',
  },
  arranged: {
    boarding: 'arrange with the driver to get on',
    alighting: 'arrange with the driver to get off',
    both: 'arrange with the driver to get on or off',
  },
  and: '; ',
};

const phoneTo = (phone: string) => (phone === '' ? 'phone the agency ahead' : `phone ${phone} ahead`);
