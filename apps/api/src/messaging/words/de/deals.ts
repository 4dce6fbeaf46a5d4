import type { DealWords } from '../types.ts';

export const deals: DealWords = {
  DEAL_REMINDER: {
    subject: 'Möchten Sie fortfahren? {car}',
    text: 'Der Eigentümer hat Ihr Angebot von {amount} für {car} angenommen und wartet auf Sie.\n\nAntworten Sie bis {time}:\n\n{link}\n\nOhne Antwort bis dahin endet das Geschäft. {fees}',
    sms: '{partner}: Der Eigentümer wartet ({car}). Möchten Sie fortfahren? Antworten Sie bis {time}: {link}',
  },
  DEAL_NO_ANSWER: {
    subject: 'Das Geschäft ist beendet: {car}',
    text: 'Sie haben nicht rechtzeitig geantwortet, daher ist das Geschäft über {car} beendet. {fees}\n\n{link}',
    sms: '{partner}: Sie haben nicht rechtzeitig geantwortet. Das Geschäft über {car} ist beendet. {fees} {link}',
  },
  DEAL_WITHDRAWN: {
    subject: 'Sie sind zurückgetreten: {car}',
    text: '{partner} hat eingetragen, dass Sie von der Inzahlungnahme zurückgetreten sind: {car}. {fees}\n\n{link}',
    sms: '{partner} hat eingetragen, dass Sie von der Inzahlungnahme zurückgetreten sind: {car}. {fees} {link}',
  },
  DEAL_OWNER_WITHDREW: {
    subject: 'Der Eigentümer ist zurückgetreten: {car}',
    text: 'Der Eigentümer hat es sich anders überlegt: {car}. Das Geschäft ist beendet, und Sie schulden nichts: {fees}\n\n{link}',
    sms: '{partner}: Der Eigentümer hat es sich anders überlegt: {car}. {fees} {link}',
  },
  DEAL_DAY: {
    subject: 'Übergabe am {time}: {car}',
    text: 'Die Übergabe ist für den {time} vorgesehen: {car}.\n\nBestätigen Sie den Tag oder schlagen Sie einen anderen vor:\n\n{link}',
    sms: '{partner}: Übergabe am {time}: {car}. Bestätigen oder einen anderen Tag vorschlagen: {link}',
  },
  DEAL_SOLD: {
    subject: 'Verkauft: {car}',
    text: '{partner} hat {car} als für {amount} an Sie verkauft eingetragen.\n\n{link}',
    sms: '{partner}: {car} ist für {amount} an Sie verkauft. {link}',
  },
  SECOND_CHANCE: {
    subject: 'Eine zweite Chance: {car}',
    text: '{car} ist wieder verfügbar. Sie hatten {amount} geboten.\n\nStehen Sie zu Ihrem Angebot? Antworten Sie bis {time}:\n\n{link}\n\nWenn ja, zeigen wir es dem Eigentümer. Die Gebühr von {fee} fällt nur an, wenn der Eigentümer annimmt.',
    sms: '{partner}: {car} ist wieder verfügbar. Stehen Sie zu Ihrem Angebot von {amount}? Antworten Sie bis {time}: {link}',
  },
  SECOND_CHANCE_REMINDER: {
    subject: 'Ihre zweite Chance endet bald: {car}',
    text: 'Stehen Sie zu Ihrem Angebot von {amount} für {car}? Sie können bis {time} antworten:\n\n{link}',
    sms: '{partner}: Stehen Sie zu Ihrem Angebot von {amount} für {car}? Antworten Sie bis {time}: {link}',
  },
  SECOND_CHANCE_OVER: {
    subject: 'Ihre zweite Chance ist vorbei: {car}',
    text: 'Sie haben nicht rechtzeitig geantwortet, daher ist Ihre zweite Chance für {car} vorbei. Es fällt keine Gebühr an.\n\n{link}',
    sms: '{partner}: Ihre zweite Chance für {car} ist vorbei. {link}',
  },
  SECOND_CHANCE_CANCELLED: {
    subject: 'Keine Antwort mehr nötig: {car}',
    text: '{partner} benötigt Ihre Antwort nicht mehr: {car}. Es fällt keine Gebühr an.\n\n{link}',
    sms: '{partner} benötigt Ihre Antwort nicht mehr: {car}. {link}',
  },
  OFFER_REPLACED: {
    subject: 'Neues Angebot für Ihr Auto: {amount}',
    text: '{partner} hat ein neues Angebot für Ihr Auto: {amount}. Es ersetzt das frühere.\n\nSehen Sie es sich an und antworten Sie bis {time}:\n\n{link}\n\nSie entscheiden: Annehmen oder Ablehnen mit einem Tippen.',
    sms: '{partner}: Ein neues Angebot für Ihr Auto ersetzt das frühere: {amount}. Antworten Sie bis {time}: {link}',
  },
  OFFER_AGAIN: {
    subject: 'Ein weiteres Angebot für Ihr Auto: {amount}',
    text: 'Ein anderer Händler steht zu seinem Angebot für Ihr Auto: {amount}.\n\nSehen Sie es sich an und antworten Sie bis {time}:\n\n{link}\n\nSie entscheiden: Annehmen oder Ablehnen mit einem Tippen.',
    sms: '{partner}: Ein weiteres Angebot für Ihr Auto: {amount}. Antworten Sie bis {time}: {link}',
  },
  OWNER_RECEIPT: {
    subject: 'Sie haben {amount} angenommen: {car}',
    text: 'Sie haben zugestimmt, {car} für {amount} an {party} zu verkaufen.\n\nIhr Beleg, Kontaktdaten und die nächsten Schritte:\n\n{link}',
    sms: '{partner}: Sie haben zugestimmt, {car} für {amount} an {party} zu verkaufen. Beleg und nächste Schritte: {link}',
  },
  OWNER_DEALER_WITHDREW: {
    subject: 'Ihr Verkauf ist geplatzt: {car}',
    text: 'Leider steht der Käufer nicht mehr zur Verfügung: {car}. Sie haben ihm gegenüber keine Verpflichtung.\n\n{partner} wurde informiert und sagt Ihnen, was jetzt möglich ist.\n\n{link}',
    sms: '{partner}: Leider steht der Käufer nicht mehr zur Verfügung: {car}. Wir sagen Ihnen, was jetzt möglich ist: {link}',
  },
  OWNER_PARTNER_WITHDREW: {
    subject: 'Ihr Verkauf ist geplatzt: {car}',
    text: 'Leider kann {partner} {car} doch nicht kaufen. Sie haben keine Verpflichtung.\n\n{link}',
    sms: 'Leider kann {partner} {car} doch nicht kaufen. Sie haben keine Verpflichtung. {link}',
  },
  OWNER_WITHDRAWN: {
    subject: 'Sie sind zurückgetreten: {car}',
    text: 'Sie verkaufen {car} nicht mehr an {party}. Alle Beteiligten wurden informiert.\n\n{link}',
    sms: '{partner}: Sie verkaufen {car} nicht mehr an {party}. {link}',
  },
  OWNER_DAY: {
    subject: 'Übergabe am {time}: {car}',
    text: 'Die Übergabe an {party} ist für den {time} vorgesehen: {car}.\n\nBestätigen Sie den Tag oder schlagen Sie einen anderen vor:\n\n{link}',
    sms: '{partner}: Übergabe am {time}: {car}. Bestätigen oder einen anderen Tag vorschlagen: {link}',
  },
  OWNER_SOLD: {
    subject: 'Verkauft: {car}',
    text: '{car} ist für {amount} an {party} verkauft. Vielen Dank!\n\nIhr Beleg:\n\n{link}',
    sms: '{partner}: {car} ist für {amount} verkauft. Vielen Dank! Ihr Beleg: {link}',
  },
  STAFF_OWNER_WITHDREW: {
    subject: 'Eigentümer zurückgetreten: {car}',
    text: 'Der Eigentümer ist zurückgetreten: {car}.\n\nGrund: {reason}\n\n{link}',
    sms: 'Der Eigentümer ist zurückgetreten ({car}): {reason} {link}',
  },
  STAFF_NO_ANSWER: {
    subject: 'Keine Antwort vom Händler: {car}',
    text: '{party} hat nicht rechtzeitig geantwortet, nachdem der Eigentümer angenommen hatte: {car}. Das Geschäft ist beendet.\n\nGeben Sie dem nächsten Händler eine zweite Chance, beginnen Sie neu oder machen Sie ein Angebot:\n\n{link}',
    sms: '{party} hat nicht rechtzeitig geantwortet. Das Geschäft über {car} ist beendet: {link}',
  },
  STAFF_SECOND_CHANCE_ACCEPTED: {
    subject: 'Zweite Chance angenommen: {car}',
    text: '{party} steht zum Angebot von {amount} für {car}. Es liegt dem Eigentümer vor, der bis {time} antworten kann.\n\n{link}',
    sms: '{party} steht zum Angebot von {amount} für {car}: {link}',
  },
  STAFF_SECOND_CHANCE_DECLINED: {
    subject: 'Zweite Chance abgelehnt: {car}',
    text: '{party} steht nicht zum Angebot für {car}.\n\nGrund: {reason}\n\nFragen Sie einen anderen Händler, beginnen Sie neu oder machen Sie ein Angebot:\n\n{link}',
    sms: '{party} steht nicht zum Angebot für {car}: {reason} {link}',
  },
  STAFF_SECOND_CHANCE_EXPIRED: {
    subject: 'Keine Antwort auf die zweite Chance: {car}',
    text: '{party} hat nicht rechtzeitig geantwortet: {car}.\n\nFragen Sie einen anderen Händler, beginnen Sie neu oder machen Sie ein Angebot:\n\n{link}',
    sms: '{party} hat nicht rechtzeitig geantwortet: {car}. {link}',
  },
  STAFF_HANDOVER_DONE: {
    subject: 'Übergabe vollständig: {car}',
    text: 'Alle Punkte der Übergabe sind abgehakt: {car}. Tragen Sie das Auto als verkauft ein:\n\n{link}',
    sms: 'Die Übergabe ist vollständig: {car}. Tragen Sie das Auto als verkauft ein: {link}',
  },
};
