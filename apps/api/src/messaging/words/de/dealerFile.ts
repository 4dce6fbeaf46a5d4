import type { DealerFileWords } from '../types.ts';

export const dealerFile: DealerFileWords = {
  columns: {
    name: 'Name',
    contact: 'Ansprechpartner',
    email: 'E-Mail',
    phone: 'Telefon',
    address: 'Straße und Hausnummer',
    location: 'Ort',
    county: 'Bundesland',
    postcode: 'PLZ',
    country: 'Land',
    locale: 'Sprache',
    makes: 'Marken',
    groups: 'Gruppen',
    note: 'Notiz',
    favorite: 'Favorit',
    status: 'Status',
  },
  states: { ACTIVE: 'Aktiv', INACTIVE: 'Inaktiv', OPTED_OUT: 'E-Mails abbestellt' },
  yes: 'Ja',
  no: 'Nein',
};
