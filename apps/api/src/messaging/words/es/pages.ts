import type { PageHeads } from '../types.ts';

export const pages: PageHeads = {
  capture: {
    title: 'El informe de su coche',
    description: 'Fotografíe su coche con el móvil, paso a paso.',
  },
  conversation: {
    title: 'Conversación',
    description: 'Mensajes sobre un coche.',
  },
  dealers: {
    title: 'Sus subastas',
    description: 'Todas las subastas a las que está invitado.',
  },
  invite: {
    title: 'Muéstrenos su coche',
    description: 'Fotografíelo con el móvil, en unos minutos.',
  },
  public: {
    title: 'Informe del coche',
    description: 'Fotos y datos de un coche.',
  },
};
