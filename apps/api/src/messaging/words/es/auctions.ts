import type { AuctionWords } from '../types.ts';

export const auctions: AuctionWords = {
  AUCTION_INVITATION: {
    subject: '{partner} le invita a pujar: {car}',
    text: '{partner} le ofrece {car} en una subasta cerrada.\n\nVea el informe. Puje antes del {time}:\n\n{link}\n\n{more}\n\nLas ofertas son en firme, sin comisiones ocultas. Solo la mejor se comparte con el propietario. El ganador paga una comisión de {fee}, solo si el propietario acepta.',
    sms: '{partner}: puje por {car} antes del {time}: {link}',
  },
  AUCTION_OUTBID: {
    subject: 'Han superado su puja: {car}',
    text: 'La mejor oferta por {car} es ahora de {amount}.\n\nHaga una oferta mejor para seguir en juego. Puje antes del {time}:\n\n{link}\n\nSolo la mejor oferta se comparte con el propietario del coche.',
    sms: '{partner}: alguien ha ofrecido {amount} por {car}. Haga una oferta mejor antes del {time}: {link}',
  },
  AUCTION_ENDING: {
    subject: 'Queda una hora: {car}',
    text: 'La subasta de {car} termina el {time}.\n\nVea su posición:\n\n{link}',
    sms: '{partner}: la subasta de {car} termina el {time}: {link}',
  },
  AUCTION_WON: {
    subject: 'Su oferta es la mejor: {car}',
    text: 'Su oferta de {amount} por {car} es la mejor. El propietario puede responder hasta el {time}.\n\nSígala aquí:\n\n{link}\n\nSi el propietario acepta, usted recibe sus datos de contacto y debe pagar la comisión de {fee}.',
    sms: '{partner}: su oferta de {amount} por {car} es la mejor. El propietario puede responder hasta el {time}: {link}',
  },
  AUCTION_LOST: {
    subject: 'La subasta ha terminado: {car}',
    text: 'Lamentablemente, esta vez no ha ganado.\n\nSu oferta por {car} no fue la mejor. Seguirá recibiendo informes de otros coches.\n\n{link}',
    sms: '{partner}: lamentablemente, esta vez no ha ganado: {car}. {link}',
  },
  AUCTION_CANCELLED: {
    subject: 'Subasta cancelada: {car}',
    text: '{partner} ha cancelado la subasta de {car}.\n\nMotivo: {reason}\n\n{link}',
    sms: '{partner} ha cancelado la subasta de {car}: {reason}',
  },
  AUCTION_EXTENDED: {
    subject: 'La subasta termina más tarde: {car}',
    text: 'La subasta de {car} termina ahora el {time}. {more}\n\nVea su posición:\n\n{link}',
    sms: '{partner}: la subasta de {car} termina ahora el {time}: {link}',
  },
  AUCTION_BOUGHT: {
    subject: 'La subasta ha terminado: {car}',
    text: 'Otro concesionario ha comprado {car} al precio de compra inmediata, con lo que la subasta ha terminado.\n\nSeguirá recibiendo informes de otros coches.\n\n{link}',
    sms: '{partner}: otro concesionario ha comprado {car} al precio de compra inmediata. {link}',
  },
  AUCTION_RESERVE_NOT_MET: {
    subject: 'No se alcanzó el precio de reserva: {car}',
    text: 'La subasta de {car} terminó por debajo del precio de reserva, así que no hay ganador.\n\n{partner} aún puede compartir la mejor oferta con el propietario. En ese caso, su concesionario recibirá un mensaje.\n\n{link}',
    sms: '{partner}: la subasta de {car} terminó por debajo del precio de reserva. {link}',
  },
  OFFER_ACCEPTED: {
    subject: 'El cliente ha aceptado la oferta: {car}',
    text: 'El propietario de {car} ha aceptado su oferta de {amount}.\n\nSus datos de contacto:\n\n{link}\n\nDebe pagar la comisión de {fee} por este contacto.',
    sms: '{partner}: el propietario de {car} ha aceptado su oferta de {amount}. Datos de contacto: {link}',
  },
  OFFER_DECLINED: {
    subject: 'El cliente ha rechazado la oferta: {car}',
    text: 'El propietario de {car} ha rechazado la oferta de {amount}. No debe ninguna comisión.\n\n{link}',
    sms: '{partner}: el propietario de {car} ha rechazado la oferta. {link}',
  },
  OFFER_EXPIRED: {
    subject: 'Sin respuesta a tiempo: {car}',
    text: 'El propietario de {car} no respondió a tiempo. Su oferta de {amount} ya no es vinculante y no debe ninguna comisión.\n\n{link}',
    sms: '{partner}: el propietario de {car} no respondió a tiempo. {link}',
  },
  OFFER_EXTENDED: {
    subject: 'El propietario tiene más tiempo: {car}',
    text: '{partner} ha registrado que su oferta de {amount} por {car} es válida ahora hasta el {time}. El propietario puede responder hasta entonces.\n\nSígala aquí:\n\n{link}\n\nSi usted no ha aceptado esto, avise a {partner}.',
    sms: '{partner} ha registrado que su oferta de {amount} por {car} es válida ahora hasta el {time}: {link}',
  },
  OFFER_WITHDRAWN: {
    subject: 'Oferta retirada: {car}',
    text: '{partner} ha retirado al propietario su oferta de {amount} por {car}. Ya no es vinculante y no debe ninguna comisión.\n\nMotivo: {reason}\n\n{link}',
    sms: '{partner} ha retirado al propietario su oferta por {car}. No debe ninguna comisión. {reason} {link}',
  },
  OFFER: {
    subject: 'Oferta por su coche: {amount}',
    text: '{partner} tiene una oferta por su coche: {amount}.\n\nVéala y responda antes del {time}:\n\n{link}\n\nUsted decide: acepte o rechace con un solo toque.',
    sms: '{partner}: una oferta por su coche: {amount}. Responda antes del {time}: {link}',
  },
  OFFER_REMINDER: {
    subject: 'Su oferta de {amount} le espera: {car}',
    text: 'La oferta de {partner} de {amount} por su coche espera su respuesta.\n\nVéala y responda antes del {time}:\n\n{link}\n\nUsted decide: acepte o rechace con un solo toque.',
    sms: '{partner}: la oferta de {amount} por su coche le espera. Responda antes del {time}: {link}',
  },
  OWNER_OFFER_EXTENDED: {
    subject: 'Más tiempo para su oferta: {car}',
    text: 'Ahora puede responder hasta el {time} a la oferta de {partner} de {amount} por su coche.\n\n{link}',
    sms: '{partner}: ahora puede responder hasta el {time} a la oferta de {amount} por su coche: {link}',
  },
  OWNER_OFFER_WITHDRAWN: {
    subject: 'Oferta retirada: {car}',
    text: '{partner} ha retirado la oferta de {amount} por su coche. No tiene que hacer nada.\n\nMotivo: {reason}\n\n{link}',
    sms: '{partner} ha retirado la oferta de {amount} por su coche: {reason} {link}',
  },
  STAFF_NO_OFFERS: {
    subject: 'Sin ofertas: {car}',
    text: 'La subasta de {car} terminó sin ofertas.\n\n{link}',
    sms: 'La subasta de {car} terminó sin ofertas: {link}',
  },
  STAFF_RESERVE_NOT_MET: {
    subject: 'Precio de reserva no alcanzado: {car}',
    text: 'La subasta de {car} terminó con una mejor oferta de {amount}, por debajo de su precio de reserva.\n\nOfrézcala al propietario de todos modos o empiece de nuevo:\n\n{link}\n\nLa oferta es válida hasta el {time}.',
    sms: 'La mejor oferta por {car}, {amount}, es inferior a su precio de reserva. Decida antes del {time}: {link}',
  },
  STAFF_OFFER_ACCEPTED: {
    subject: 'El cliente ha aceptado la oferta: {car}',
    text: 'El cliente ha aceptado la oferta de {amount} por {car}.\n\n{link}',
    sms: 'El cliente ha aceptado la oferta de {amount} por {car}: {link}',
  },
  STAFF_OFFER_DECLINED: {
    subject: 'El cliente ha rechazado la oferta: {car}',
    text: 'El cliente ha rechazado la oferta de {amount} por {car}.\n\n{link}',
    sms: 'El cliente ha rechazado la oferta de {amount} por {car}: {link}',
  },
  STAFF_OFFER_EXPIRED: {
    subject: 'Sin respuesta a tiempo: {car}',
    text: 'El propietario de {car} no respondió a tiempo a la oferta de {amount}.\n\n{link}',
    sms: 'El propietario de {car} no respondió a tiempo a la oferta de {amount}: {link}',
  },
  STAFF_DEALER_WITHDRAWS: {
    subject: 'El concesionario se ha retirado: {car}',
    text: 'El concesionario se ha retirado del acuerdo sobre {car}.\n\nMotivo: {reason}\n\nDé una segunda oportunidad al siguiente concesionario, empiece de nuevo o haga una oferta:\n\n{link}',
    sms: 'El concesionario se ha retirado del acuerdo sobre {car}: {reason} {link}',
  },
};
