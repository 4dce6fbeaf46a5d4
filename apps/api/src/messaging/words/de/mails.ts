import type { MailWords } from '../types.ts';

export const mails: MailWords = {
  greeting: 'Guten Tag {name},',
  hello: 'Guten Tag',
  minutes: { one: '1 Minute', other: '1 Minuten' },
  someCar: 'ein Auto',
  yourCar: 'Ihr Auto',
  colleague: 'Jemand aus Ihrem Team',
  rawLink: 'Falls die Schaltfläche nicht funktioniert, öffnen Sie diese Adresse:',
  open: 'Öffnen',
  allAuctions: 'Alle Ihre Auktionen bei {partner}:\n\n{page}',
  stopEmails: 'Diese E-Mails abbestellen:',
  fees: {
    due: 'Die Gebühr von {fee} bleibt fällig.',
    returned: 'Die Gebühr von {fee} ist nicht mehr fällig.',
  },
  rules: {
    least: 'Der Startpreis beträgt {amount}.',
    sealed:
      'Die Gebote sind verdeckt: Kein Händler sieht die der anderen, und das höchste gewinnt.',
    raise: 'Überbieten Sie das beste Angebot um mindestens {amount}.',
    reserve: 'Es gibt einen Mindestpreis. Die Seite zeigt, ob er erreicht ist.',
    reserveSealed: 'Es gibt einen Mindestpreis.',
    buyNow: 'Sofortkauf für {amount}; damit endet die Auktion.',
    proxy: 'Sie können ein Limit setzen, bis zu dem wir für Sie bieten. Niemand sonst sieht es.',
    lateBids:
      'Ein Gebot in den letzten {minutes} Minuten verlängert um {minutes} Minuten, höchstens {times}-mal.',
  },
  addition: {
    subject: '{partner} benötigt {needs}',
    sms: '{partner} benötigt {needs}.{line} {link}',
    email:
      'Guten Tag {name},\n\nvielen Dank für Ihren Bericht. {partner} benötigt {needs}.\n\n{line}Ihr Link öffnet, was noch fehlt:\n\n{link}',
    reminderSms: '{partner}: Wir warten auf {needs}.{line} {link}',
    reminderEmail:
      'Guten Tag {name},\n\nwir warten auf {needs}. {line}Hier geht es weiter:\n\n{link}\n\n{partner}',
    photos: {
      one: '{photos} weiteres Foto Ihres Autos',
      other: '{photos} weitere Fotos Ihres Autos',
    },
    photosAndMore: {
      one: '{photos} weiteres Foto und einige Angaben zu Ihrem Auto',
      other: '{photos} weitere Fotos und einige Angaben zu Ihrem Auto',
    },
    more: 'einige weitere Angaben zu Ihrem Auto',
    send: 'Ihre noch nicht gesendeten Ergänzungen',
  },
  notice: {
    own: '{partner} hat Ihnen geschrieben ({car}). Lesen und antworten: {link}',
    subject: 'Neue Nachricht von {partner}',
    sms: '{partner} hat Ihnen geschrieben. Lesen und antworten: {link}',
    smsCar: '{partner} hat Ihnen geschrieben ({car}). Lesen und antworten: {link}',
    email:
      'Guten Tag {name},\n\n{partner} hat Ihnen geschrieben:\n\n„{summary}“\n\nHier lesen und antworten:\n\n{link}',
    emailCar:
      'Guten Tag {name},\n\n{partner} hat Ihnen geschrieben ({car}):\n\n„{summary}“\n\nHier lesen und antworten:\n\n{link}',
    files: {
      photos: { one: 'Foto', other: '{count} Fotos' },
      documents: { one: 'PDF-Datei', other: '{count} PDF-Dateien' },
      both: '{count} Dateien',
    },
  },
  buyers: {
    sold: 'Dieses Auto ist verkauft. Vielen Dank für Ihr Interesse.',
    forSale: 'Dieses Auto ist wieder zu haben. Sagen Sie uns, ob Sie noch Interesse haben.',
  },
  account: {
    resetSubject: 'Neues Passwort wählen',
    resetAsked: 'Sie haben einen Link angefordert, um ein neues Passwort zu wählen:',
    resetBy: '{by} hat uns gebeten, Ihnen einen Link für ein neues Passwort zu senden:',
    resetEnd:
      'Der Link funktioniert einmal und {count} Minuten lang. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail. Ihr Passwort bleibt unverändert.',
    verifySubject: 'E-Mail-Adresse bestätigen',
    verify: 'bestätigen Sie Ihre E-Mail-Adresse, damit Ihr Unternehmen Anfragen senden kann:',
    verifyEnd:
      'Der Link funktioniert einmal und {count} Stunden lang. Wenn Sie sich nicht registriert haben, ignorieren Sie diese E-Mail.',
    changedSubject: 'Ihr Passwort wurde geändert',
    changed: 'Ihr Passwort wurde geändert, und alle anderen Geräte wurden abgemeldet.',
    changedEnd: 'Wenn Sie das nicht waren, wählen Sie sofort ein neues Passwort:',
  },
  factors: {
    subject: 'Ihre Anmeldemethoden haben sich geändert',
    end: 'Das geschah am {time} auf {site}. Wenn Sie das waren, müssen Sie nichts tun. Wenn nicht, ändern Sie Ihr Passwort und informieren Sie Ihren Administrator.',
    what: {
      PASSKEY_ADDED: 'Ihrem Konto wurde ein Passkey hinzugefügt.',
      PASSKEY_REMOVED: 'ein Passkey wurde aus Ihrem Konto entfernt.',
      APP_ADDED: 'für Ihr Konto wurde eine Authenticator-App eingerichtet.',
      APP_REMOVED: 'die Authenticator-App wurde aus Ihrem Konto entfernt.',
      RECOVERY_CODES_MADE:
        'für Ihr Konto wurden neue Wiederherstellungscodes erstellt. Frühere gelten nicht mehr.',
      RECOVERY_CODE_USED:
        'jemand hat sich mit einem Wiederherstellungscode in Ihrem Konto angemeldet.',
      REMOVED_BY_ADMINISTRATOR:
        'ein Administrator hat die Passkeys und die Authenticator-App aus Ihrem Konto entfernt. Sie sind überall abgemeldet.',
    },
  },
  scheduled: {
    SETTINGS_PUBLISHED: {
      subject: 'Ihre geplanten Änderungen sind veröffentlicht',
      text: 'die Änderungen der Einstellungen von {partner}, die Sie für {time} geplant hatten, sind veröffentlicht: {areas}.',
      end: 'Der Verlauf zeigt jede Änderung:',
    },
    SETTINGS_REFUSED: {
      subject: 'Ihre geplanten Änderungen wurden nicht veröffentlicht',
      text: 'die Änderungen der Einstellungen von {partner}, die Sie für {time} geplant hatten, passen nicht mehr zu den aktuellen Einstellungen, etwa weil eine Sprache entfernt wurde. Nichts davon wurde veröffentlicht: {areas}.',
      end: 'Die Einstellungen und ihr Verlauf zeigen, was sich inzwischen geändert hat:',
    },
    areas: {
      GENERAL: 'Allgemein',
      THEME: 'Farben',
      CONTENT: 'Texte',
      SECTIONS: 'Schritte des Berichts',
    },
  },
  webhookOff: {
    subject: 'Ein Webhook wurde ausgeschaltet',
    text: 'Der Webhook an {host} wurde ausgeschaltet, weil seine Zustellungen immer wieder fehlschlugen.',
    end: 'Beheben Sie den Fehler beim Empfänger und schalten Sie den Webhook dann unter {page} wieder ein. Ereignisse in der Zwischenzeit werden nicht zugestellt.',
  },
  invitation: {
    subject: '{partner} lädt Sie ein',
    text: '{by} lädt Sie zu {partner} ein, mit der Rolle „{role}“. Hier annehmen:',
    end: 'Der Link ist nur für Sie, funktioniert einmal und läuft nach {count} Tagen ab. Wenn Sie keine Einladung erwartet haben, ignorieren Sie diese E-Mail.',
    roles: { ADMIN: 'Administrator', AGENT: 'Bearbeiter', VIEWER: 'Betrachter' },
  },
  dealerLink: {
    subject: 'Ihre Auktionen bei {partner}',
    text: 'alle Auktionen, zu denen {partner} Sie eingeladen hat, stehen auf einer Seite:',
    end: 'Der Link bleibt gültig, solange Sie ihn mindestens einmal in {count} Tagen nutzen. Wer ihn hat, kann in Ihrem Namen bieten; leiten Sie ihn nicht weiter. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese E-Mail.',
  },
  digest: {
    subject: {
      one: '{count} Benachrichtigung bei {partner}',
      other: '{count} Benachrichtigungen bei {partner}',
    },
    opening: 'das ist neu für Sie bei {partner}:',
    more: 'Und {count} weitere:',
    all: 'Alles ansehen:',
    why: {
      DAILY: 'Sie erhalten diese E-Mail auf Wunsch jeden Morgen, wenn etwas ungelesen ist.',
      WEEKLY: 'Sie erhalten diese E-Mail auf Wunsch jeden Montag, wenn etwas ungelesen ist.',
    },
    stop: 'Diese E-Mails abbestellen:',
    assigned: '{name} hat Ihnen eine Anfrage zugewiesen',
    mentioned: '{name} hat Sie in einem Kommentar erwähnt',
    completed: 'Bericht abgeschlossen',
    added: 'Die angeforderten Ergänzungen sind da',
    bids: { one: 'Neues Gebot', other: '{count} neue Gebote' },
    bidsOn: { one: 'Neues Gebot für {car}', other: '{count} neue Gebote für {car}' },
    accepted: 'Der Eigentümer hat das Angebot angenommen',
    declined: 'Der Eigentümer hat das Angebot abgelehnt',
    messages: { one: 'Neue Nachricht', other: '{count} neue Nachrichten' },
    messagesFrom: {
      one: 'Neue Nachricht von {name}',
      other: '{count} neue Nachrichten von {name}',
    },
  },
  week: {
    subject: {
      one: '{count} Anfrage letzte Woche bei {partner}',
      other: '{count} Anfragen letzte Woche bei {partner}',
    },
    opening:
      'das sind die Anfragen, die {partner} vom {from} bis zum {to} erstellt hat, wo auch immer sie jetzt stehen. In Klammern steht die Woche davor.',
    steps: {
      CREATED: 'Anfragen',
      SENT: 'Gesendet',
      DELIVERED: 'Zugestellt',
      OPENED: 'Geöffnet',
      STARTED: 'Begonnen',
      COMPLETED: 'Abgeschlossen',
      OFFERED: 'Angebot gemacht',
      ACCEPTED: 'Angebot angenommen',
      SOLD: 'Verkauft',
      CONCLUDED: 'Entschieden',
    },
    line: '{step}: {count} ({before})',
    median: 'mediane Dauer {time} ({before})',
    worse: 'Schlechter als in der Woche davor:',
    fewer: '{flow}: {count} Anfragen wurden gesendet, in der Woche davor {before}',
    opened: '{flow}: {share} der gesendeten Anfragen wurden geöffnet, in der Woche davor {before}',
    completed:
      '{flow}: {share} der geöffneten Anfragen wurden abgeschlossen, in der Woche davor {before}',
    stuck: {
      one: '{flow}: {count} Kunde steckt gerade in einem Bericht fest:',
      other: '{flow}: {count} Kunden stecken gerade in einem Bericht fest:',
    },
    later: 'Anfragen der letzten Woche können noch weiterkommen, ihre Zahlen also noch steigen.',
    all: 'Alle Zahlen ansehen:',
    why: 'Sie erhalten diese E-Mail auf Wunsch jeden Montag nach einer Woche mit Anfragen.',
  },
  receipt: {
    title: 'Beleg',
    about: 'Nr. {number} · Vereinbart am {day}',
    price: 'Vereinbarter Preis',
    car: 'Auto',
    plate: 'Kennzeichen',
    vin: 'VIN',
    buyer: 'Käufer',
    seller: 'Verkäufer',
    conditions: 'Bedingungen',
    newCar: 'Neues Auto',
    newCarText: 'Gilt nur beim Kauf eines neuen Autos bei {buyer}',
    theBuyer: 'dem Käufer',
    comment: 'Kommentar',
    handover: 'Übergabe',
    name: 'Name',
    phone: 'Telefon',
    email: 'E-Mail',
    address: 'Adresse',
    note: 'Vermittelt von {partner}. Dieser Beleg hält fest, was vereinbart wurde. Er ist kein Zahlungsnachweis.',
  },
};
