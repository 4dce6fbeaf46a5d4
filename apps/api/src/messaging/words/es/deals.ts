import type { DealWords } from '../types.ts';

export const deals: DealWords = {
  DEAL_REMINDER: {
    subject: '¿Desea continuar? {car}',
    text: 'El propietario de {car} ha aceptado su oferta de {amount} y le espera.\n\nResponda antes del {time}:\n\n{link}\n\nSin una respuesta para entonces, el acuerdo termina. {fees}',
    sms: '{partner}: el propietario de {car} le espera. ¿Desea continuar? Responda antes del {time}: {link}',
  },
  DEAL_NO_ANSWER: {
    subject: 'El acuerdo ha terminado: {car}',
    text: 'No ha respondido a tiempo, así que el acuerdo sobre {car} ha terminado. {fees}\n\n{link}',
    sms: '{partner}: no ha respondido a tiempo. El acuerdo sobre {car} ha terminado. {fees} {link}',
  },
  DEAL_WITHDRAWN: {
    subject: 'Se ha retirado: {car}',
    text: '{partner} ha registrado que usted se ha retirado del acuerdo sobre {car}. {fees}\n\n{link}',
    sms: '{partner} ha registrado que usted se ha retirado del acuerdo sobre {car}. {fees} {link}',
  },
  DEAL_OWNER_WITHDREW: {
    subject: 'El propietario se ha retirado: {car}',
    text: 'El propietario de {car} ha cambiado de opinión. El acuerdo ha terminado y usted no debe nada: {fees}\n\n{link}',
    sms: '{partner}: el propietario de {car} ha cambiado de opinión. {fees} {link}',
  },
  DEAL_DAY: {
    subject: 'Entrega el {time}: {car}',
    text: 'La entrega de {car} está prevista para el {time}.\n\nConfírmela o proponga otro día:\n\n{link}',
    sms: '{partner}: entrega de {car} el {time}. Confírmela o proponga otro día: {link}',
  },
  DEAL_SOLD: {
    subject: 'Vendido: {car}',
    text: '{partner} ha registrado {car} como vendido a usted por {amount}.\n\n{link}',
    sms: '{partner}: {car} se le ha vendido por {amount}. {link}',
  },
  SECOND_CHANCE: {
    subject: 'Una segunda oportunidad: {car}',
    text: '{car} vuelve a estar disponible. Usted ofreció {amount}.\n\n¿Mantiene su oferta? Responda antes del {time}:\n\n{link}\n\nSi la mantiene, la compartimos con el propietario. La comisión de {fee} solo se debe si el propietario acepta.',
    sms: '{partner}: {car} vuelve a estar disponible. ¿Mantiene su oferta de {amount}? Responda antes del {time}: {link}',
  },
  SECOND_CHANCE_REMINDER: {
    subject: 'Su segunda oportunidad termina pronto: {car}',
    text: '¿Mantiene su oferta de {amount} por {car}? Puede responder hasta el {time}:\n\n{link}',
    sms: '{partner}: ¿mantiene su oferta de {amount} por {car}? Responda antes del {time}: {link}',
  },
  SECOND_CHANCE_OVER: {
    subject: 'Su segunda oportunidad ha terminado: {car}',
    text: 'No ha respondido a tiempo, así que su segunda oportunidad para {car} ha terminado. No debe ninguna comisión.\n\n{link}',
    sms: '{partner}: su segunda oportunidad para {car} ha terminado. {link}',
  },
  SECOND_CHANCE_CANCELLED: {
    subject: 'Ya no hace falta su respuesta: {car}',
    text: '{partner} ya no necesita su respuesta sobre {car}. No debe ninguna comisión.\n\n{link}',
    sms: '{partner} ya no necesita su respuesta sobre {car}. {link}',
  },
  OFFER_REPLACED: {
    subject: 'Nueva oferta por su coche: {amount}',
    text: '{partner} tiene una nueva oferta por su coche: {amount}. Sustituye a la anterior.\n\nVéala y responda antes del {time}:\n\n{link}\n\nUsted decide: acepte o rechace con un solo toque.',
    sms: '{partner}: una nueva oferta por su coche sustituye a la anterior: {amount}. Responda antes del {time}: {link}',
  },
  OFFER_AGAIN: {
    subject: 'Otra oferta por su coche: {amount}',
    text: 'Otro concesionario mantiene su oferta por su coche: {amount}.\n\nVéala y responda antes del {time}:\n\n{link}\n\nUsted decide: acepte o rechace con un solo toque.',
    sms: '{partner}: otra oferta por su coche: {amount}. Responda antes del {time}: {link}',
  },
  OWNER_RECEIPT: {
    subject: 'Ha aceptado {amount}: {car}',
    text: 'Ha acordado vender {car} a {party} por {amount}.\n\nSu recibo, los datos de contacto y los próximos pasos:\n\n{link}',
    sms: '{partner}: ha acordado vender {car} a {party} por {amount}. Recibo y próximos pasos: {link}',
  },
  OWNER_DEALER_WITHDREW: {
    subject: 'Su venta no ha seguido adelante: {car}',
    text: 'Lamentablemente, el comprador de {car} ya no está disponible. Usted no tiene ninguna obligación con él.\n\nHemos avisado a {partner}, que le dirá qué es posible ahora.\n\n{link}',
    sms: '{partner}: lamentablemente, el comprador de {car} ya no está disponible. Le diremos qué es posible ahora: {link}',
  },
  OWNER_PARTNER_WITHDREW: {
    subject: 'Su venta no ha seguido adelante: {car}',
    text: 'Lamentablemente, {partner} al final no puede comprar {car}. Usted no tiene ninguna obligación.\n\n{link}',
    sms: 'Lamentablemente, {partner} al final no puede comprar {car}. Usted no tiene ninguna obligación. {link}',
  },
  OWNER_WITHDRAWN: {
    subject: 'Se ha retirado: {car}',
    text: 'Ya no vende {car} a {party}. Hemos avisado a todas las partes.\n\n{link}',
    sms: '{partner}: ya no vende {car} a {party}. {link}',
  },
  OWNER_DAY: {
    subject: 'Entrega el {time}: {car}',
    text: 'La entrega de {car} a {party} está prevista para el {time}.\n\nConfírmela o proponga otro día:\n\n{link}',
    sms: '{partner}: entrega de {car} el {time}. Confírmela o proponga otro día: {link}',
  },
  OWNER_SOLD: {
    subject: 'Vendido: {car}',
    text: '{car} se ha vendido a {party} por {amount}. ¡Gracias!\n\nSu recibo:\n\n{link}',
    sms: '{partner}: {car} se ha vendido por {amount}. ¡Gracias! Su recibo: {link}',
  },
  STAFF_OWNER_WITHDREW: {
    subject: 'El propietario se ha retirado: {car}',
    text: 'El propietario de {car} se ha retirado.\n\nMotivo: {reason}\n\n{link}',
    sms: 'El propietario de {car} se ha retirado: {reason} {link}',
  },
  STAFF_NO_ANSWER: {
    subject: 'Sin respuesta del concesionario: {car}',
    text: '{party} no respondió a tiempo después de que el propietario de {car} aceptara. El acuerdo ha terminado.\n\nDé una segunda oportunidad al siguiente concesionario, empiece de nuevo o haga una oferta:\n\n{link}',
    sms: '{party} no respondió a tiempo. El acuerdo sobre {car} ha terminado: {link}',
  },
  STAFF_SECOND_CHANCE_ACCEPTED: {
    subject: 'Segunda oportunidad aceptada: {car}',
    text: '{party} mantiene su oferta de {amount} por {car}. El propietario la ha recibido y puede responder hasta el {time}.\n\n{link}',
    sms: '{party} mantiene su oferta de {amount} por {car}: {link}',
  },
  STAFF_SECOND_CHANCE_DECLINED: {
    subject: 'Segunda oportunidad rechazada: {car}',
    text: '{party} no mantiene su oferta por {car}.\n\nMotivo: {reason}\n\nPregunte a otro concesionario, empiece de nuevo o haga una oferta:\n\n{link}',
    sms: '{party} no mantiene su oferta por {car}: {reason} {link}',
  },
  STAFF_SECOND_CHANCE_EXPIRED: {
    subject: 'Sin respuesta a la segunda oportunidad: {car}',
    text: '{party} no respondió a tiempo sobre {car}.\n\nPregunte a otro concesionario, empiece de nuevo o haga una oferta:\n\n{link}',
    sms: '{party} no respondió a tiempo sobre {car}: {link}',
  },
  STAFF_HANDOVER_DONE: {
    subject: 'Entrega completada: {car}',
    text: 'Todos los puntos de la entrega de {car} están marcados. Regístrelo como vendido:\n\n{link}',
    sms: 'La entrega de {car} está completada. Regístrelo como vendido: {link}',
  },
};
