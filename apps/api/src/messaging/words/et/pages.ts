import type { PageHeads } from '../types.ts';

export const pages: PageHeads = {
  capture: {
    title: 'Teie auto aruanne',
    description: 'Pildistage oma autot telefoniga, samm-sammult.',
  },
  conversation: {
    title: 'Vestlus',
    description: 'Sõnumid ühe auto kohta.',
  },
  dealers: {
    title: 'Teie oksjonid',
    description: 'Kõik oksjonid, kuhu teid on kutsutud.',
  },
  invite: {
    title: 'Näidake meile oma autot',
    description: 'Pildistage seda telefoniga, mõne minutiga.',
  },
  public: {
    title: 'Auto aruanne',
    description: 'Ühe auto fotod ja andmed.',
  },
};
