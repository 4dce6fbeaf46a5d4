import type { MailWords } from '../types.ts';

export const mails: MailWords = {
  greeting: 'Hola, {name}:',
  hello: 'Hola',
  minutes: { one: '1 minuto', other: '1 minutos' },
  someCar: 'un coche',
  yourCar: 'su coche',
  colleague: 'Alguien de su equipo',
  rawLink: 'Si el botón no funciona, abra esta dirección:',
  open: 'Abrir',
  allAuctions: 'Todas sus subastas con {partner}:\n\n{page}',
  stopEmails: 'No recibir más estos correos:',
  fees: {
    due: 'La comisión de {fee} se sigue debiendo.',
    returned: 'La comisión de {fee} ya no se debe.',
  },
  rules: {
    least: 'El precio mínimo es {amount}.',
    sealed:
      'Las pujas son en sobre cerrado: ningún concesionario ve las de los demás y gana la más alta.',
    raise: 'Supere la mejor oferta en al menos {amount}.',
    reserve: 'Hay un precio de reserva. La página muestra si se ha alcanzado.',
    reserveSealed: 'Hay un precio de reserva.',
    buyNow: 'Compra inmediata por {amount}, que pone fin a la subasta.',
    proxy: 'Puede fijar un límite y pujaremos por usted hasta él. Nadie más lo ve.',
    lateBids:
      'Una puja en los últimos {minutes} minutos añade {minutes} minutos, como máximo {times} veces.',
  },
  addition: {
    subject: '{partner} necesita {needs}',
    sms: '{partner} necesita {needs}.{line} {link}',
    email:
      'Hola, {name}:\n\nGracias por su informe. {partner} necesita {needs}.\n\n{line}Su enlace abre lo que falta:\n\n{link}',
    reminderSms: '{partner}: seguimos esperando {needs}.{line} {link}',
    reminderEmail:
      'Hola, {name}:\n\nSeguimos esperando {needs}. {line}Continúe aquí:\n\n{link}\n\n{partner}',
    photos: {
      one: '{photos} foto más de su coche',
      other: '{photos} fotos más de su coche',
    },
    photosAndMore: {
      one: '{photos} foto más y algunos datos de su coche',
      other: '{photos} fotos más y algunos datos de su coche',
    },
    more: 'algunos datos más de su coche',
    send: 'que envíe lo que ha añadido',
  },
  notice: {
    own: '{partner} le ha escrito ({car}). Lea y responda: {link}',
    subject: 'Nuevo mensaje de {partner}',
    sms: '{partner} le ha escrito. Lea y responda: {link}',
    smsCar: '{partner} le ha escrito ({car}). Lea y responda: {link}',
    email:
      'Hola, {name}:\n\n{partner} le ha escrito:\n\n“{summary}”\n\nLea y responda aquí:\n\n{link}',
    emailCar:
      'Hola, {name}:\n\n{partner} le ha escrito ({car}):\n\n“{summary}”\n\nLea y responda aquí:\n\n{link}',
    files: {
      photos: { one: 'Foto', other: '{count} fotos' },
      documents: { one: 'Archivo PDF', other: '{count} archivos PDF' },
      both: '{count} archivos',
    },
  },
  buyers: {
    sold: 'Este coche está vendido. Gracias por su interés.',
    forSale: 'Este coche vuelve a estar a la venta. Díganos si todavía le interesa.',
  },
  account: {
    resetSubject: 'Elija una contraseña nueva',
    resetAsked: 'Ha solicitado un enlace para elegir una contraseña nueva:',
    resetBy: '{by} nos ha pedido que le enviemos un enlace para elegir una contraseña nueva:',
    resetEnd:
      'El enlace funciona una vez, durante {count} minutos. Si no lo ha solicitado, ignore este correo. Su contraseña no cambia.',
    verifySubject: 'Verifique su correo electrónico',
    verify: 'Verifique su correo electrónico para que su empresa pueda enviar solicitudes:',
    verifyEnd:
      'El enlace funciona una vez, durante {count} horas. Si no se ha registrado, ignore este correo.',
    changedSubject: 'Su contraseña ha cambiado',
    changed: 'Su contraseña ha cambiado y se ha cerrado la sesión en todos los demás dispositivos.',
    changedEnd: 'Si no ha sido usted, elija una contraseña nueva de inmediato:',
  },
  factors: {
    subject: 'Sus métodos de inicio de sesión han cambiado',
    end: 'Ocurrió el {time} en {site}. Si ha sido usted, no tiene que hacer nada. Si no, cambie su contraseña y avise a su administrador.',
    what: {
      PASSKEY_ADDED: 'Se ha añadido una clave de acceso a su cuenta.',
      PASSKEY_REMOVED: 'Se ha quitado una clave de acceso de su cuenta.',
      APP_ADDED: 'Se ha configurado una app de autenticación en su cuenta.',
      APP_REMOVED: 'Se ha quitado la app de autenticación de su cuenta.',
      RECOVERY_CODES_MADE:
        'Se han creado nuevos códigos de recuperación para su cuenta. Los anteriores ya no sirven.',
      RECOVERY_CODE_USED: 'Alguien ha iniciado sesión en su cuenta con un código de recuperación.',
      REMOVED_BY_ADMINISTRATOR:
        'Un administrador ha quitado las claves de acceso y la app de autenticación de su cuenta. Se ha cerrado su sesión en todas partes.',
    },
  },
  scheduled: {
    SETTINGS_PUBLISHED: {
      subject: 'Sus cambios programados se han publicado',
      text: 'Se han publicado los cambios de los ajustes de {partner} que programó para el {time}: {areas}.',
      end: 'El historial muestra cada cambio:',
    },
    SETTINGS_REFUSED: {
      subject: 'Sus cambios programados no se han publicado',
      text: 'Los cambios de los ajustes de {partner} que programó para el {time} ya no encajan con los ajustes actuales, por ejemplo porque se quitó un idioma. No se ha publicado nada de ellos: {areas}.',
      end: 'Los ajustes y su historial muestran qué ha cambiado entretanto:',
    },
    areas: {
      GENERAL: 'Ajustes generales',
      THEME: 'Colores',
      CONTENT: 'Textos',
      SECTIONS: 'Pasos del informe',
    },
  },
  webhookOff: {
    subject: 'Se desactivó un webhook',
    text: 'El webhook a {host} se desactivó porque sus envíos fallaban una y otra vez.',
    end: 'Corrija el receptor y vuelva a activar el webhook en {page}. Los eventos ocurridos entretanto no se envían.',
  },
  invitation: {
    subject: '{partner} le invita',
    text: '{by} le invita a unirse a {partner} con el rol «{role}». Acepte aquí:',
    end: 'El enlace es solo para usted, funciona una vez y caduca a los {count} días. Si no lo esperaba, ignore este correo.',
    roles: { ADMIN: 'administrador', AGENT: 'agente', VIEWER: 'lector' },
  },
  dealerLink: {
    subject: 'Sus subastas con {partner}',
    text: 'Todas las subastas a las que le ha invitado {partner} están en una página:',
    end: 'El enlace sigue siendo válido mientras lo use al menos una vez cada {count} días. Quien lo tenga puede pujar en su nombre, así que no lo reenvíe. Si no lo ha solicitado, ignore este correo.',
  },
  digest: {
    subject: {
      one: '{count} notificación en {partner}',
      other: '{count} notificaciones en {partner}',
    },
    opening: 'Esto es lo nuevo para usted en {partner}:',
    more: 'Y {count} más:',
    all: 'Verlo todo:',
    why: {
      DAILY: 'Ha elegido recibir este correo cada mañana cuando hay algo sin leer.',
      WEEKLY: 'Ha elegido recibir este correo cada lunes cuando hay algo sin leer.',
    },
    stop: 'No recibir más estos correos:',
    assigned: '{name} le ha asignado una solicitud',
    mentioned: '{name} le ha mencionado en un comentario',
    completed: 'Informe completado',
    added: 'Se ha añadido lo que pidió',
    bids: { one: 'Nueva puja', other: '{count} pujas nuevas' },
    bidsOn: { one: 'Nueva puja por {car}', other: '{count} pujas nuevas por {car}' },
    accepted: 'El propietario ha aceptado la oferta',
    declined: 'El propietario ha rechazado la oferta',
    messages: { one: 'Nuevo mensaje', other: '{count} mensajes nuevos' },
    messagesFrom: {
      one: 'Nuevo mensaje de {name}',
      other: '{count} mensajes nuevos de {name}',
    },
  },
  week: {
    subject: {
      one: '{count} solicitud la semana pasada en {partner}',
      other: '{count} solicitudes la semana pasada en {partner}',
    },
    opening:
      'Estas son las solicitudes que {partner} creó del {from} al {to}, estén donde estén ahora. La semana anterior va entre paréntesis.',
    steps: {
      CREATED: 'Solicitudes',
      SENT: 'Enviado',
      DELIVERED: 'Entregado',
      OPENED: 'Abierto',
      STARTED: 'Empezado',
      COMPLETED: 'Completado',
      OFFERED: 'Oferta hecha',
      ACCEPTED: 'Oferta aceptada',
      SOLD: 'Vendido',
      CONCLUDED: 'Concluido',
    },
    line: '{step}: {count} ({before})',
    median: 'tiempo mediano {time} ({before})',
    worse: 'Peor que la semana anterior:',
    fewer: '{flow}: se enviaron {count} solicitudes, {before} la semana anterior',
    opened: '{flow}: se abrió el {share} de las solicitudes enviadas, {before} la semana anterior',
    completed:
      '{flow}: se completó el {share} de las solicitudes abiertas, {before} la semana anterior',
    stuck: {
      one: '{flow}: {count} cliente está atascado ahora en un informe:',
      other: '{flow}: {count} clientes están atascados ahora en un informe:',
    },
    later:
      'Las solicitudes de la semana pasada aún pueden avanzar, así que sus cifras pueden crecer.',
    all: 'Ver todas las cifras:',
    why: 'Ha elegido recibir este correo cada lunes después de una semana con solicitudes.',
  },
  receipt: {
    title: 'Recibo',
    about: 'N.º {number} · Acordado el {day}',
    price: 'Precio acordado',
    car: 'Coche',
    plate: 'Matrícula',
    vin: 'VIN',
    buyer: 'Comprador',
    seller: 'Vendedor',
    conditions: 'Condiciones',
    newCar: 'Coche nuevo',
    newCarText: 'Válido solo si se compra un coche nuevo a {buyer}',
    theBuyer: 'la parte compradora',
    comment: 'Comentario',
    handover: 'Entrega',
    name: 'Nombre',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    address: 'Dirección',
    note: 'Gestionado por {partner}. Este recibo recoge lo acordado. No es un justificante de pago.',
  },
};
