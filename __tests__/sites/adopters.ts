import type { Answers } from '../../tools/questions'

/** A repair café of volunteers, who meet people in a church hall. */
export const cafe: Answers = {
  name: 'Fixit Evenings',
  organization: 'volunteers',
  does: 'We repair small machines together with you.',
  meet: 'place',
  address: 'the hall of St. Anne’s, 12 Main Street',
  phone: '(608) 555-0142',
  days: 'Tuesday and Thursday',
  hours: '6 PM-8 PM',
  cost: 'free',
  locality: 'Madison',
  region: 'WI',
  'time-zone': 'America/Chicago',
  languages: 'en',
  form: 'no',
}

/** A county library with two branches, a form, and Spanish. */
export const library: Answers = {
  ...cafe,
  name: 'Larch County Library',
  organization: 'library',
  does: 'We help you with your phone, your tablet and our computers.',
  meet: 'place,phone',
  address: '1 Main Street, Larch; 20 Mill Road, Alder',
  'branch-hours': 'Monday to Friday, 9 AM-6 PM; Tue and Thu, 1 PM-5 PM',
  email: 'ask@larch.example',
  cost: 'both',
  'legal-name': 'Larch County',
  'mailing-address': '1 Main Street, Larch, WI 53000',
  insurer: 'Example Mutual',
  languages: 'en,es',
  'does-es': 'Le ayudamos con su teléfono, su tableta y nuestras computadoras.',
  form: 'yes',
}
