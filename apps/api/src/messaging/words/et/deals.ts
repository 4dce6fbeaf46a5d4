import type { DealWords } from '../types.ts';

export const deals: DealWords = {
  DEAL_REMINDER: {
    subject: 'Kas soovite jätkata? {car}',
    text: 'Auto {car} omanik võttis teie pakkumise {amount} vastu ja ootab teid.\n\nVastake hiljemalt {time}:\n\n{link}\n\nKui te selleks ajaks ei vasta, tehing lõpeb. {fees}',
    sms: '{partner}: auto {car} omanik ootab. Kas soovite jätkata? Vastake hiljemalt {time}: {link}',
  },
  DEAL_NO_ANSWER: {
    subject: 'Tehing on lõppenud: {car}',
    text: 'Te ei vastanud õigel ajal, seega on auto {car} tehing lõppenud. {fees}\n\n{link}',
    sms: '{partner}: te ei vastanud õigel ajal. Auto {car} tehing on lõppenud. {fees} {link}',
  },
  DEAL_WITHDRAWN: {
    subject: 'Te taganesite: {car}',
    text: '{partner} märkis, et te taganesite auto {car} sissevahetusest. {fees}\n\n{link}',
    sms: '{partner} märkis, et te taganesite auto {car} sissevahetusest. {fees} {link}',
  },
  DEAL_OWNER_WITHDREW: {
    subject: 'Omanik taganes: {car}',
    text: 'Auto {car} omanik mõtles ümber. Tehing on lõppenud ja te ei võlgne midagi: {fees}\n\n{link}',
    sms: '{partner}: auto {car} omanik mõtles ümber. {fees} {link}',
  },
  DEAL_DAY: {
    subject: 'Üleandmine {time}: {car}',
    text: 'Auto {car} üleandmine toimub {time}.\n\nKinnitage see või pakkuge teine päev:\n\n{link}',
    sms: '{partner}: auto {car} üleandmine {time}. Kinnitage või pakkuge teine päev: {link}',
  },
  DEAL_SOLD: {
    subject: 'Müüdud: {car}',
    text: '{partner} märkis auto {car} teile müüduks hinnaga {amount}.\n\n{link}',
    sms: '{partner}: auto {car} on teile müüdud hinnaga {amount}. {link}',
  },
  SECOND_CHANCE: {
    subject: 'Teine võimalus: {car}',
    text: 'Auto {car} on taas saadaval. Te pakkusite {amount}.\n\nKas jääte oma pakkumise juurde? Vastake hiljemalt {time}:\n\n{link}\n\nKui jääte, näitame seda omanikule. Tasu {fee} tuleb maksta ainult siis, kui omanik pakkumise vastu võtab.',
    sms: '{partner}: auto {car} on taas saadaval. Kas jääte oma pakkumise {amount} juurde? Vastake hiljemalt {time}: {link}',
  },
  SECOND_CHANCE_REMINDER: {
    subject: 'Teie teine võimalus lõpeb peagi: {car}',
    text: 'Kas jääte oma pakkumise {amount} juurde autole {car}? Saate vastata kuni {time}:\n\n{link}',
    sms: '{partner}: kas jääte oma pakkumise {amount} juurde autole {car}? Vastake hiljemalt {time}: {link}',
  },
  SECOND_CHANCE_OVER: {
    subject: 'Teie teine võimalus on lõppenud: {car}',
    text: 'Te ei vastanud õigel ajal, seega on teie teine võimalus auto {car} puhul lõppenud. Tasu maksma ei pea.\n\n{link}',
    sms: '{partner}: teie teine võimalus auto {car} puhul on lõppenud. {link}',
  },
  SECOND_CHANCE_CANCELLED: {
    subject: 'Vastust ei ole enam vaja: {car}',
    text: '{partner} ei vaja enam teie vastust auto {car} kohta. Tasu maksma ei pea.\n\n{link}',
    sms: '{partner} ei vaja enam teie vastust auto {car} kohta. {link}',
  },
  OFFER_REPLACED: {
    subject: 'Uus pakkumine teie autole: {amount}',
    text: '{partner} teeb teie autole uue pakkumise: {amount}. See asendab varasema.\n\nVaadake seda ja vastake hiljemalt {time}:\n\n{link}\n\nOtsustate teie: võtke vastu või keelduge ühe puudutusega.',
    sms: '{partner}: uus pakkumine teie autole asendab varasema: {amount}. Vastake hiljemalt {time}: {link}',
  },
  OFFER_AGAIN: {
    subject: 'Veel üks pakkumine teie autole: {amount}',
    text: 'Teine edasimüüja jääb oma pakkumise juurde teie autole: {amount}.\n\nVaadake seda ja vastake hiljemalt {time}:\n\n{link}\n\nOtsustate teie: võtke vastu või keelduge ühe puudutusega.',
    sms: '{partner}: veel üks pakkumine teie autole: {amount}. Vastake hiljemalt {time}: {link}',
  },
  OWNER_RECEIPT: {
    subject: 'Võtsite vastu pakkumise {amount}: {car}',
    text: 'Nõustusite müüma auto {car} hinnaga {amount}. Ostja: {party}.\n\nTeie kviitung, kontaktandmed ja järgmised sammud:\n\n{link}',
    sms: '{partner}: nõustusite müüma auto {car} hinnaga {amount}. Ostja: {party}. Kviitung ja järgmised sammud: {link}',
  },
  OWNER_DEALER_WITHDREW: {
    subject: 'Teie müük jäi katki: {car}',
    text: 'Kahjuks ei saa auto {car} ostja seda enam osta. Teil ei ole tema ees kohustusi.\n\n{partner} on sellest teavitatud ja annab teile teada, mis nüüd võimalik on.\n\n{link}',
    sms: '{partner}: kahjuks ei saa auto {car} ostja seda enam osta. Anname teile teada, mis nüüd võimalik on: {link}',
  },
  OWNER_PARTNER_WITHDREW: {
    subject: 'Teie müük jäi katki: {car}',
    text: 'Kahjuks ei saa {partner} autot {car} siiski osta. Teil ei ole kohustusi.\n\n{link}',
    sms: 'Kahjuks ei saa {partner} autot {car} siiski osta. Teil ei ole kohustusi. {link}',
  },
  OWNER_WITHDRAWN: {
    subject: 'Te taganesite: {car}',
    text: 'Te ei müü enam autot {car}. Ostja oli {party}. Kõiki asjaosalisi on teavitatud.\n\n{link}',
    sms: '{partner}: te ei müü enam autot {car}. Ostja oli {party}. {link}',
  },
  OWNER_DAY: {
    subject: 'Üleandmine {time}: {car}',
    text: 'Auto {car} üleandmine toimub {time}. Ostja: {party}.\n\nKinnitage see või pakkuge teine päev:\n\n{link}',
    sms: '{partner}: auto {car} üleandmine {time}. Kinnitage või pakkuge teine päev: {link}',
  },
  OWNER_SOLD: {
    subject: 'Müüdud: {car}',
    text: 'Auto {car} on müüdud hinnaga {amount}. Ostja: {party}. Aitäh!\n\nTeie kviitung:\n\n{link}',
    sms: '{partner}: auto {car} on müüdud hinnaga {amount}. Aitäh! Teie kviitung: {link}',
  },
  STAFF_OWNER_WITHDREW: {
    subject: 'Omanik taganes: {car}',
    text: 'Auto {car} omanik taganes.\n\nPõhjus: {reason}\n\n{link}',
    sms: 'Auto {car} omanik taganes: {reason} {link}',
  },
  STAFF_NO_ANSWER: {
    subject: 'Edasimüüjalt ei tulnud vastust: {car}',
    text: '{party} ei vastanud õigel ajal pärast seda, kui auto {car} omanik pakkumise vastu võttis. Tehing on lõppenud.\n\nAndke järgmisele edasimüüjale teine võimalus, alustage uuesti või tehke pakkumine:\n\n{link}',
    sms: '{party} ei vastanud õigel ajal. Auto {car} tehing on lõppenud: {link}',
  },
  STAFF_SECOND_CHANCE_ACCEPTED: {
    subject: 'Teine võimalus võeti vastu: {car}',
    text: '{party} jääb oma pakkumise {amount} juurde autole {car}. Omanik on selle saanud ja saab vastata kuni {time}.\n\n{link}',
    sms: '{party} jääb oma pakkumise {amount} juurde autole {car}: {link}',
  },
  STAFF_SECOND_CHANCE_DECLINED: {
    subject: 'Teisest võimalusest keelduti: {car}',
    text: '{party} ei jää oma pakkumise juurde autole {car}.\n\nPõhjus: {reason}\n\nKüsige teiselt edasimüüjalt, alustage uuesti või tehke pakkumine:\n\n{link}',
    sms: '{party} ei jää oma pakkumise juurde autole {car}: {reason} {link}',
  },
  STAFF_SECOND_CHANCE_EXPIRED: {
    subject: 'Teisele võimalusele ei vastatud: {car}',
    text: '{party} ei vastanud õigel ajal auto {car} kohta.\n\nKüsige teiselt edasimüüjalt, alustage uuesti või tehke pakkumine:\n\n{link}',
    sms: '{party} ei vastanud õigel ajal auto {car} kohta: {link}',
  },
  STAFF_HANDOVER_DONE: {
    subject: 'Üleandmine on lõpule viidud: {car}',
    text: 'Auto {car} üleandmise kõik punktid on tehtud. Märkige see müüduks:\n\n{link}',
    sms: 'Auto {car} üleandmine on lõpule viidud. Märkige see müüduks: {link}',
  },
};
