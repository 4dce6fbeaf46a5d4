import type { FlowWords } from '../types.ts';

export const flows: FlowWords = {
  TRADE: {
    title: 'Tasación',
    request_sms:
      '{partner}: reciba una oferta por su coche. Envíenos fotos en unos {minutes} min: {link}',
    request_email_subject: 'La tasación de su coche con {partner}',
    request_email:
      'Hola, {name}:\n\n{partner} desea hacerle una oferta por su coche. Tome unas fotos con su teléfono. Le llevará unos {minutes} minutos:\n\n{link}\n\nPuede parar en cualquier momento y continuar más tarde con el mismo enlace.',
    follow_up_sms: '{partner}: seguimos esperando las fotos de su coche: {link}',
    follow_up_email_subject: '¿Aún le interesa una oferta por su coche?',
    follow_up_email:
      'Hola, {name}:\n\nSeguimos queriendo hacerle una oferta. Sus fotos hasta ahora están guardadas. Continúe aquí:\n\n{link}\n\n{partner}',
  },
  CLAIM: {
    title: 'Siniestros',
    request_sms: '{partner}: envíenos fotos de los daños de su coche: {link}',
    request_email_subject: 'Fotos para su siniestro con {partner}',
    request_email:
      'Hola, {name}:\n\n{partner} necesita fotos de su coche para resolver su siniestro. Su teléfono le guía paso a paso. Le llevará unos {minutes} minutos:\n\n{link}\n\nPuede parar en cualquier momento y continuar más tarde con el mismo enlace.',
    follow_up_sms: '{partner}: aún necesitamos las fotos para su siniestro: {link}',
    follow_up_email_subject: 'Aún necesitamos fotos para su siniestro',
    follow_up_email:
      'Hola, {name}:\n\nNo podemos continuar con su siniestro sin fotos de su coche. Continúe aquí:\n\n{link}\n\n{partner}',
    conclusions: {
      done: {
        sms: '{partner}: su coche se puede reparar. Vea los próximos pasos: {link}',
        subject: 'Su coche se puede reparar',
        email:
          'Hola, {name}:\n\nGracias por sus fotos. Su coche se puede reparar.\n\nVea los próximos pasos:\n\n{link}\n\n{partner}',
        next: '{partner} se pondrá en contacto con usted para acordar la reparación. Hasta entonces no tiene que hacer nada.',
      },
      extra: {
        sms: '{partner}: nos gustaría ver su coche más de cerca. Vea los próximos pasos: {link}',
        subject: 'Nos gustaría ver su coche más de cerca',
        email:
          'Hola, {name}:\n\nGracias por sus fotos. Para resolver su siniestro, nos gustaría ver su coche más de cerca.\n\nVea los próximos pasos:\n\n{link}\n\n{partner}',
        next: '{partner} se pondrá en contacto con usted para acordar la hora y el lugar en que ver su coche. Hasta entonces no tiene que hacer nada.',
      },
    },
  },
  INSPECT: {
    title: 'Inspección',
    request_sms: '{partner}: envíenos fotos para la inspección de su coche: {link}',
    request_email_subject: 'Inspección de su coche para {partner}',
    request_email:
      'Hola, {name}:\n\n{partner} necesita fotos de su coche para una inspección. Su teléfono le guía paso a paso. Le llevará unos {minutes} minutos:\n\n{link}\n\nPuede parar en cualquier momento y continuar más tarde con el mismo enlace.',
    follow_up_sms: '{partner}: aún necesitamos las fotos para la inspección de su coche: {link}',
    follow_up_email_subject: 'Aún necesitamos fotos para la inspección',
    follow_up_email:
      'Hola, {name}:\n\nLa inspección de su coche está a la espera de las fotos. Continúe aquí:\n\n{link}\n\n{partner}',
    conclusions: {
      done: {
        sms: '{partner}: la inspección de su coche ha terminado. Vea los próximos pasos: {link}',
        subject: 'La inspección de su coche ha terminado',
        email:
          'Hola, {name}:\n\nGracias por sus fotos. La inspección de su coche ha terminado.\n\nVea los próximos pasos:\n\n{link}\n\n{partner}',
        next: '{partner} tiene todo lo que necesita. No tiene que hacer nada más.',
      },
      extra: {
        sms: '{partner}: nos gustaría ver su coche más de cerca. Vea los próximos pasos: {link}',
        subject: 'Nos gustaría ver su coche más de cerca',
        email:
          'Hola, {name}:\n\nGracias por sus fotos. Para completar la inspección, nos gustaría ver su coche más de cerca.\n\nVea los próximos pasos:\n\n{link}\n\n{partner}',
        next: '{partner} se pondrá en contacto con usted para acordar la hora y el lugar en que ver su coche. Hasta entonces no tiene que hacer nada.',
      },
    },
  },
};
