import type { DealerFileWords } from '../types.ts';

export const dealerFile: DealerFileWords = {
  columns: {
    name: 'Name',
    contact: 'Contact',
    email: 'Email',
    phone: 'Phone',
    address: 'Address',
    location: 'Town',
    county: 'State',
    postcode: 'Postcode',
    country: 'Country',
    locale: 'Language',
    makes: 'Makes',
    groups: 'Groups',
    note: 'Note',
    favorite: 'Favorite',
    status: 'Status',
  },
  states: { ACTIVE: 'Active', INACTIVE: 'Inactive', OPTED_OUT: 'Opted out' },
  yes: 'Yes',
  no: 'No',
};
