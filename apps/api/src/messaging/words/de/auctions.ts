import type { AuctionWords } from '../types.ts';

export const auctions: AuctionWords = {
  AUCTION_INVITATION: {
    subject: '{partner} lädt Sie zum Bieten ein: {car}',
    text: '{partner} bietet Ihnen in einer geschlossenen Auktion an: {car}.\n\nSehen Sie sich den Bericht an. Bieten Sie bis {time}:\n\n{link}\n\n{more}\n\nAngebote sind verbindlich, ohne versteckte Gebühren. Nur das beste erfährt der Eigentümer. Der Gewinner zahlt eine Gebühr von {fee}, und nur, wenn der Eigentümer annimmt.',
    sms: '{partner}: Bieten Sie für {car} bis {time}: {link}',
  },
  AUCTION_OUTBID: {
    subject: 'Sie wurden überboten: {car}',
    text: 'Das beste Angebot für {car} beträgt jetzt {amount}.\n\nMachen Sie ein besseres Angebot, um im Rennen zu bleiben. Bieten Sie bis {time}:\n\n{link}\n\nNur das beste Angebot erfährt der Eigentümer des Autos.',
    sms: '{partner}: Für {car} wurden {amount} geboten. Machen Sie ein besseres Angebot bis {time}: {link}',
  },
  AUCTION_ENDING: {
    subject: 'Noch eine Stunde: {car}',
    text: 'Die Auktion für {car} endet am {time}.\n\nSehen Sie, wo Sie stehen:\n\n{link}',
    sms: '{partner}: Die Auktion für {car} endet am {time}: {link}',
  },
  AUCTION_WON: {
    subject: 'Ihr Angebot ist das beste: {car}',
    text: 'Ihr Angebot von {amount} für {car} ist das beste. Der Eigentümer kann bis {time} antworten.\n\nVerfolgen Sie es hier:\n\n{link}\n\nNimmt der Eigentümer an, erhalten Sie seine Kontaktdaten, und die Gebühr von {fee} wird fällig.',
    sms: '{partner}: Ihr Angebot von {amount} für {car} ist das beste. Der Eigentümer kann bis {time} antworten: {link}',
  },
  AUCTION_LOST: {
    subject: 'Die Auktion ist beendet: {car}',
    text: 'Leider haben Sie dieses Mal nicht gewonnen.\n\nIhr Angebot für {car} war nicht das beste. Sie erhalten weiterhin Berichte anderer Autos.\n\n{link}',
    sms: '{partner}: Leider haben Sie dieses Mal nicht gewonnen: {car}. {link}',
  },
  AUCTION_CANCELLED: {
    subject: 'Die Auktion wurde abgebrochen: {car}',
    text: '{partner} hat die Auktion für {car} abgebrochen.\n\nGrund: {reason}\n\n{link}',
    sms: '{partner} hat die Auktion für {car} abgebrochen: {reason}',
  },
  AUCTION_EXTENDED: {
    subject: 'Die Auktion endet später: {car}',
    text: 'Die Auktion für {car} endet jetzt am {time}. {more}\n\nSehen Sie, wo Sie stehen:\n\n{link}',
    sms: '{partner}: Die Auktion für {car} endet jetzt am {time}: {link}',
  },
  AUCTION_BOUGHT: {
    subject: 'Die Auktion ist beendet: {car}',
    text: 'Ein anderer Händler hat {car} zum Sofortkaufpreis gekauft. Damit ist die Auktion beendet.\n\nSie erhalten weiterhin Berichte anderer Autos.\n\n{link}',
    sms: '{partner}: Ein anderer Händler hat {car} zum Sofortkaufpreis gekauft. {link}',
  },
  AUCTION_RESERVE_NOT_MET: {
    subject: 'Der Mindestpreis wurde nicht erreicht: {car}',
    text: 'Die Auktion für {car} endete unter dem Mindestpreis, daher gibt es keinen Gewinner.\n\n{partner} kann das beste Angebot dem Eigentümer trotzdem zeigen. Dann wird dessen Händler benachrichtigt.\n\n{link}',
    sms: '{partner}: Die Auktion für {car} endete unter dem Mindestpreis. {link}',
  },
  OFFER_ACCEPTED: {
    subject: 'Der Kunde hat das Angebot angenommen: {car}',
    text: 'Der Eigentümer hat Ihr Angebot von {amount} für {car} angenommen.\n\nSeine Kontaktdaten:\n\n{link}\n\nDie Gebühr von {fee} für diesen Kontakt ist fällig.',
    sms: '{partner}: Der Eigentümer hat Ihr Angebot von {amount} für {car} angenommen. Kontaktdaten: {link}',
  },
  OFFER_DECLINED: {
    subject: 'Der Kunde hat das Angebot abgelehnt: {car}',
    text: 'Der Eigentümer hat das Angebot von {amount} für {car} abgelehnt. Es fällt keine Gebühr an.\n\n{link}',
    sms: '{partner}: Der Eigentümer hat das Angebot für {car} abgelehnt. {link}',
  },
  OFFER_EXPIRED: {
    subject: 'Keine rechtzeitige Antwort: {car}',
    text: 'Der Eigentümer hat nicht rechtzeitig geantwortet: {car}. Ihr Angebot von {amount} ist nicht mehr bindend, und es fällt keine Gebühr an.\n\n{link}',
    sms: '{partner}: Der Eigentümer hat nicht rechtzeitig geantwortet: {car}. {link}',
  },
  OFFER_EXTENDED: {
    subject: 'Der Eigentümer hat mehr Zeit: {car}',
    text: '{partner} hat eingetragen, dass Ihr Angebot von {amount} für {car} jetzt bis {time} gilt. So lange kann der Eigentümer antworten.\n\nVerfolgen Sie es hier:\n\n{link}\n\nWenn Sie dem nicht zugestimmt haben, wenden Sie sich an {partner}.',
    sms: '{partner} hat eingetragen, dass Ihr Angebot von {amount} für {car} jetzt bis {time} gilt: {link}',
  },
  OFFER_WITHDRAWN: {
    subject: 'Angebot zurückgezogen: {car}',
    text: '{partner} hat Ihr Angebot von {amount} für {car} beim Eigentümer zurückgezogen. Es ist nicht mehr bindend, und es fällt keine Gebühr an.\n\nGrund: {reason}\n\n{link}',
    sms: '{partner} hat Ihr Angebot für {car} beim Eigentümer zurückgezogen. Es fällt keine Gebühr an. {reason} {link}',
  },
  OFFER: {
    subject: 'Angebot für Ihr Auto: {amount}',
    text: '{partner} hat ein Angebot für Ihr Auto: {amount}.\n\nSehen Sie es sich an und antworten Sie bis {time}:\n\n{link}\n\nSie entscheiden: Annehmen oder Ablehnen mit einem Tippen.',
    sms: '{partner}: Ein Angebot für Ihr Auto: {amount}. Antworten Sie bis {time}: {link}',
  },
  OFFER_REMINDER: {
    subject: 'Ihr Angebot von {amount} wartet: {car}',
    text: 'Das Angebot von {partner} über {amount} für Ihr Auto wartet auf Ihre Antwort.\n\nSehen Sie es sich an und antworten Sie bis {time}:\n\n{link}\n\nSie entscheiden: Annehmen oder Ablehnen mit einem Tippen.',
    sms: '{partner}: Das Angebot von {amount} für Ihr Auto wartet. Antworten Sie bis {time}: {link}',
  },
  OWNER_OFFER_EXTENDED: {
    subject: 'Mehr Zeit für Ihr Angebot: {car}',
    text: 'Sie können jetzt bis {time} auf das Angebot von {partner} über {amount} für Ihr Auto antworten.\n\n{link}',
    sms: '{partner}: Sie können jetzt bis {time} auf das Angebot von {amount} für Ihr Auto antworten: {link}',
  },
  OWNER_OFFER_WITHDRAWN: {
    subject: 'Angebot zurückgezogen: {car}',
    text: '{partner} hat das Angebot von {amount} für Ihr Auto zurückgezogen. Sie müssen nichts tun.\n\nGrund: {reason}\n\n{link}',
    sms: '{partner} hat das Angebot von {amount} für Ihr Auto zurückgezogen: {reason} {link}',
  },
  STAFF_NO_OFFERS: {
    subject: 'Keine Angebote: {car}',
    text: 'Die Auktion für {car} endete ohne Angebote.\n\n{link}',
    sms: 'Die Auktion für {car} endete ohne Angebote: {link}',
  },
  STAFF_RESERVE_NOT_MET: {
    subject: 'Mindestpreis nicht erreicht: {car}',
    text: 'Die Auktion für {car} endete mit einem besten Angebot von {amount}, unter Ihrem Mindestpreis.\n\nBieten Sie es dem Eigentümer trotzdem an, oder beginnen Sie neu:\n\n{link}\n\nDas Angebot gilt bis {time}.',
    sms: 'Das beste Angebot für {car}, {amount}, liegt unter Ihrem Mindestpreis. Entscheiden Sie bis {time}: {link}',
  },
  STAFF_OFFER_ACCEPTED: {
    subject: 'Der Kunde hat das Angebot angenommen: {car}',
    text: 'Der Kunde hat das Angebot von {amount} für {car} angenommen.\n\n{link}',
    sms: 'Der Kunde hat das Angebot von {amount} für {car} angenommen: {link}',
  },
  STAFF_OFFER_DECLINED: {
    subject: 'Der Kunde hat das Angebot abgelehnt: {car}',
    text: 'Der Kunde hat das Angebot von {amount} für {car} abgelehnt.\n\n{link}',
    sms: 'Der Kunde hat das Angebot von {amount} für {car} abgelehnt: {link}',
  },
  STAFF_OFFER_EXPIRED: {
    subject: 'Keine rechtzeitige Antwort: {car}',
    text: 'Der Eigentümer hat auf das Angebot von {amount} für {car} nicht rechtzeitig geantwortet.\n\n{link}',
    sms: 'Der Eigentümer hat auf das Angebot von {amount} für {car} nicht rechtzeitig geantwortet: {link}',
  },
  STAFF_DEALER_WITHDRAWS: {
    subject: 'Händler zurückgetreten: {car}',
    text: 'Der Händler ist von der Inzahlungnahme zurückgetreten: {car}.\n\nGrund: {reason}\n\nGeben Sie dem nächsten Händler eine zweite Chance, beginnen Sie neu oder machen Sie ein Angebot:\n\n{link}',
    sms: 'Der Händler ist von der Inzahlungnahme zurückgetreten ({car}): {reason} {link}',
  },
};
