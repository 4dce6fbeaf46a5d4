import type { DealerFileWords } from '../types.ts';

export const dealerFile: DealerFileWords = {
  columns: {
    name: 'Nombre',
    contact: 'Persona de contacto',
    email: 'Correo',
    phone: 'Teléfono',
    address: 'Calle y número',
    location: 'Localidad',
    county: 'Estado o provincia',
    postcode: 'Código postal',
    country: 'País',
    locale: 'Idioma',
    makes: 'Marcas',
    groups: 'Grupos',
    note: 'Nota',
    favorite: 'Favorito',
    status: 'Situación',
  },
  states: { ACTIVE: 'Activo', INACTIVE: 'Inactivo', OPTED_OUT: 'De baja' },
  yes: 'Sí',
  no: 'No',
};
