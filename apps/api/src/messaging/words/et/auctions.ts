import type { AuctionWords } from '../types.ts';

export const auctions: AuctionWords = {
  AUCTION_INVITATION: {
    subject: '{partner} kutsub teid pakkumist tegema: {car}',
    text: '{partner} pakub teile kinnisel oksjonil autot {car}.\n\nVaadake aruannet. Tehke pakkumine hiljemalt {time}:\n\n{link}\n\n{more}\n\nPakkumised on siduvad, varjatud tasusid ei ole. Omanik näeb ainult parimat. Võitja maksab tasu {fee} ainult siis, kui omanik pakkumise vastu võtab.',
    sms: '{partner}: tehke autole {car} pakkumine hiljemalt {time}: {link}',
  },
  AUCTION_OUTBID: {
    subject: 'Teie pakkumine on üle pakutud: {car}',
    text: 'Parim pakkumine autole {car} on nüüd {amount}.\n\nMängus püsimiseks tehke parem pakkumine. Pakkuge hiljemalt {time}:\n\n{link}\n\nAuto omanik näeb ainult parimat pakkumist.',
    sms: '{partner}: autole {car} pakuti {amount}. Tehke parem pakkumine hiljemalt {time}: {link}',
  },
  AUCTION_ENDING: {
    subject: 'Jäänud on üks tund: {car}',
    text: 'Auto {car} oksjon lõpeb {time}.\n\nVaadake oma kohta:\n\n{link}',
    sms: '{partner}: auto {car} oksjon lõpeb {time}: {link}',
  },
  AUCTION_WON: {
    subject: 'Teie pakkumine on parim: {car}',
    text: 'Teie pakkumine {amount} autole {car} on parim. Omanik saab vastata kuni {time}.\n\nJälgige seda siin:\n\n{link}\n\nKui omanik pakkumise vastu võtab, saate tema kontaktandmed ja tasuda tuleb {fee}.',
    sms: '{partner}: teie pakkumine {amount} autole {car} on parim. Omanik saab vastata kuni {time}: {link}',
  },
  AUCTION_LOST: {
    subject: 'Oksjon on lõppenud: {car}',
    text: 'Kahjuks te seekord ei võitnud.\n\nTeie pakkumine autole {car} ei olnud parim. Saate ka edaspidi teiste autode aruandeid.\n\n{link}',
    sms: '{partner}: kahjuks te seekord ei võitnud: {car}. {link}',
  },
  AUCTION_CANCELLED: {
    subject: 'Oksjon tühistati: {car}',
    text: '{partner} tühistas auto {car} oksjoni.\n\nPõhjus: {reason}\n\n{link}',
    sms: '{partner} tühistas auto {car} oksjoni: {reason}',
  },
  AUCTION_EXTENDED: {
    subject: 'Oksjon lõpeb hiljem: {car}',
    text: 'Auto {car} oksjon lõpeb nüüd {time}. {more}\n\nVaadake oma kohta:\n\n{link}',
    sms: '{partner}: auto {car} oksjon lõpeb nüüd {time}: {link}',
  },
  AUCTION_BOUGHT: {
    subject: 'Oksjon on lõppenud: {car}',
    text: 'Teine edasimüüja ostis auto {car} „Osta kohe“ hinnaga ja sellega oksjon lõppes.\n\nSaate ka edaspidi teiste autode aruandeid.\n\n{link}',
    sms: '{partner}: teine edasimüüja ostis auto {car} „Osta kohe“ hinnaga. {link}',
  },
  AUCTION_RESERVE_NOT_MET: {
    subject: 'Reservhinda ei saavutatud: {car}',
    text: 'Auto {car} oksjon lõppes alla reservhinna, seega võitjat ei ole.\n\n{partner} võib parimat pakkumist siiski omanikule näidata. Sel juhul saab selle teinud edasimüüja teate.\n\n{link}',
    sms: '{partner}: auto {car} oksjon lõppes alla reservhinna. {link}',
  },
  OFFER_ACCEPTED: {
    subject: 'Klient võttis pakkumise vastu: {car}',
    text: 'Auto {car} omanik võttis teie pakkumise {amount} vastu.\n\nTema kontaktandmed:\n\n{link}\n\nSelle kontakti eest tuleb tasuda {fee}.',
    sms: '{partner}: auto {car} omanik võttis teie pakkumise {amount} vastu. Kontaktandmed: {link}',
  },
  OFFER_DECLINED: {
    subject: 'Klient keeldus pakkumisest: {car}',
    text: 'Auto {car} omanik keeldus pakkumisest {amount}. Tasu maksma ei pea.\n\n{link}',
    sms: '{partner}: auto {car} omanik keeldus pakkumisest. {link}',
  },
  OFFER_EXPIRED: {
    subject: 'Õigeaegset vastust ei tulnud: {car}',
    text: 'Auto {car} omanik ei vastanud õigel ajal. Teie pakkumine {amount} ei ole enam siduv ja tasu maksma ei pea.\n\n{link}',
    sms: '{partner}: auto {car} omanik ei vastanud õigel ajal. {link}',
  },
  OFFER_EXTENDED: {
    subject: 'Omanikul on rohkem aega: {car}',
    text: '{partner} märkis, et teie pakkumine {amount} autole {car} kehtib nüüd kuni {time}. Omanik saab vastata selle ajani.\n\nJälgige seda siin:\n\n{link}\n\nKui te pole sellega nõustunud, andke teada: {partner}.',
    sms: '{partner} märkis, et teie pakkumine {amount} autole {car} kehtib nüüd kuni {time}: {link}',
  },
  OFFER_WITHDRAWN: {
    subject: 'Pakkumine võeti tagasi: {car}',
    text: '{partner} võttis teie pakkumise {amount} autole {car} omanikult tagasi. See ei ole enam siduv ja tasu maksma ei pea.\n\nPõhjus: {reason}\n\n{link}',
    sms: '{partner} võttis teie pakkumise autole {car} omanikult tagasi. Tasu maksma ei pea. {reason} {link}',
  },
  OFFER: {
    subject: 'Pakkumine teie autole: {amount}',
    text: '{partner} teeb teie autole pakkumise: {amount}.\n\nVaadake seda ja vastake hiljemalt {time}:\n\n{link}\n\nOtsustate teie: võtke vastu või keelduge ühe puudutusega.',
    sms: '{partner}: pakkumine teie autole: {amount}. Vastake hiljemalt {time}: {link}',
  },
  OFFER_REMINDER: {
    subject: 'Teie pakkumine {amount} ootab: {car}',
    text: '{partner} ootab teie vastust pakkumisele {amount} teie auto eest.\n\nVaadake seda ja vastake hiljemalt {time}:\n\n{link}\n\nOtsustate teie: võtke vastu või keelduge ühe puudutusega.',
    sms: '{partner}: pakkumine {amount} teie autole ootab. Vastake hiljemalt {time}: {link}',
  },
  OWNER_OFFER_EXTENDED: {
    subject: 'Teie pakkumisele vastamiseks on rohkem aega: {car}',
    text: 'Teil on nüüd aega kuni {time}, et vastata pakkumisele {amount} oma auto eest. Pakkuja: {partner}.\n\n{link}',
    sms: '{partner}: teil on nüüd aega kuni {time}, et vastata pakkumisele {amount} oma auto eest: {link}',
  },
  OWNER_OFFER_WITHDRAWN: {
    subject: 'Pakkumine võeti tagasi: {car}',
    text: '{partner} võttis pakkumise {amount} teie autole tagasi. Te ei pea midagi tegema.\n\nPõhjus: {reason}\n\n{link}',
    sms: '{partner} võttis pakkumise {amount} teie autole tagasi: {reason} {link}',
  },
  STAFF_NO_OFFERS: {
    subject: 'Pakkumisi ei ole: {car}',
    text: 'Auto {car} oksjon lõppes pakkumisteta.\n\n{link}',
    sms: 'Auto {car} oksjon lõppes pakkumisteta: {link}',
  },
  STAFF_RESERVE_NOT_MET: {
    subject: 'Reservhinda ei saavutatud: {car}',
    text: 'Auto {car} oksjon lõppes parima pakkumisega {amount}, mis on alla teie reservhinna.\n\nPakkuge seda siiski omanikule või alustage uuesti:\n\n{link}\n\nPakkumine kehtib kuni {time}.',
    sms: 'Parim pakkumine autole {car}, {amount}, on alla teie reservhinna. Otsustage hiljemalt {time}: {link}',
  },
  STAFF_OFFER_ACCEPTED: {
    subject: 'Klient võttis pakkumise vastu: {car}',
    text: 'Klient võttis pakkumise {amount} autole {car} vastu.\n\n{link}',
    sms: 'Klient võttis pakkumise {amount} autole {car} vastu: {link}',
  },
  STAFF_OFFER_DECLINED: {
    subject: 'Klient keeldus pakkumisest: {car}',
    text: 'Klient keeldus pakkumisest {amount} autole {car}.\n\n{link}',
    sms: 'Klient keeldus pakkumisest {amount} autole {car}: {link}',
  },
  STAFF_OFFER_EXPIRED: {
    subject: 'Õigeaegset vastust ei tulnud: {car}',
    text: 'Auto {car} omanik ei vastanud pakkumisele {amount} õigel ajal.\n\n{link}',
    sms: 'Auto {car} omanik ei vastanud pakkumisele {amount} õigel ajal: {link}',
  },
  STAFF_DEALER_WITHDRAWS: {
    subject: 'Edasimüüja taganes: {car}',
    text: 'Edasimüüja taganes auto {car} sissevahetusest.\n\nPõhjus: {reason}\n\nAndke järgmisele edasimüüjale teine võimalus, alustage uuesti või tehke pakkumine:\n\n{link}',
    sms: 'Edasimüüja taganes auto {car} sissevahetusest: {reason} {link}',
  },
};
