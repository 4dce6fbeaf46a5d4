import type { PageHeads } from '../types.ts';

export const pages: PageHeads = {
  capture: {
    title: 'Bericht zu Ihrem Auto',
    description: 'Fotografieren Sie Ihr Auto Schritt für Schritt mit dem Handy.',
  },
  conversation: {
    title: 'Unterhaltung',
    description: 'Nachrichten zu einem Auto.',
  },
  dealers: {
    title: 'Ihre Auktionen',
    description: 'Alle Auktionen, zu denen Sie eingeladen sind.',
  },
  invite: {
    title: 'Zeigen Sie uns Ihr Auto',
    description: 'Fotografieren Sie es mit dem Handy, in wenigen Minuten.',
  },
  public: {
    title: 'Fahrzeugbericht',
    description: 'Fotos und Daten eines Autos.',
  },
};
