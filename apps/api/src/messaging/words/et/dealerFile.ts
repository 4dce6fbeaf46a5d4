import type { DealerFileWords } from '../types.ts';

export const dealerFile: DealerFileWords = {
  columns: {
    name: 'Nimi',
    contact: 'Kontaktisik',
    email: 'E-post',
    phone: 'Telefon',
    address: 'Tänav ja maja number',
    location: 'Koht',
    county: 'Maakond/osariik',
    postcode: 'Sihtnumber',
    country: 'Riik',
    locale: 'Keel',
    makes: 'Margid',
    groups: 'Rühmad',
    note: 'Märkus',
    favorite: 'Lemmik',
    status: 'Olek',
  },
  states: { ACTIVE: 'Aktiivne', INACTIVE: 'Mitteaktiivne', OPTED_OUT: 'Kirjadest loobunud' },
  yes: 'Jah',
  no: 'Ei',
};
