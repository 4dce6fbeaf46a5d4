import type { FlowWords } from '../types.ts';

export const flows: FlowWords = {
  TRADE: {
    title: 'Sissevahetus',
    request_sms:
      '{partner}: saate oma autole pakkumise. Saatke meile fotod, aega kulub u {minutes} min: {link}',
    request_email_subject: 'Teie auto sissevahetus: {partner}',
    request_email:
      'Tere, {name}!\n\n{partner} soovib teha teie autole pakkumise. Tehke telefoniga mõned fotod. Selleks kulub umbes {minutes} minutit:\n\n{link}\n\nVõite igal ajal katkestada ja hiljem sama lingiga jätkata.',
    follow_up_sms: '{partner}: ootame endiselt teie auto fotosid: {link}',
    follow_up_email_subject: 'Kas soovite endiselt oma autole pakkumist?',
    follow_up_email:
      'Tere, {name}!\n\nSoovime teile endiselt pakkumise teha. Teie senised fotod on salvestatud. Jätkake siin:\n\n{link}\n\n{partner}',
  },
  CLAIM: {
    title: 'Kahjujuhtumid',
    request_sms: '{partner}: palun saatke meile fotod oma auto kahjustustest: {link}',
    request_email_subject: 'Fotod teie kahjujuhtumi jaoks: {partner}',
    request_email:
      'Tere, {name}!\n\n{partner} vajab teie kahjujuhtumi lahendamiseks fotosid teie autost. Telefon juhendab teid samm-sammult. Selleks kulub umbes {minutes} minutit:\n\n{link}\n\nVõite igal ajal katkestada ja hiljem sama lingiga jätkata.',
    follow_up_sms: '{partner}: vajame endiselt fotosid teie kahjujuhtumi jaoks: {link}',
    follow_up_email_subject: 'Vajame endiselt fotosid teie kahjujuhtumi jaoks',
    follow_up_email:
      'Tere, {name}!\n\nMe ei saa teie kahjujuhtumiga ilma auto fotodeta edasi minna. Jätkake siin:\n\n{link}\n\n{partner}',
    conclusions: {
      done: {
        sms: '{partner}: teie autot saab parandada. Vaadake, mis edasi saab: {link}',
        subject: 'Teie autot saab parandada',
        email:
          'Tere, {name}!\n\nTäname fotode eest. Teie autot saab parandada.\n\nVaadake, mis edasi saab:\n\n{link}\n\n{partner}',
        next: '{partner} võtab teiega ühendust, et remondis kokku leppida. Seni ei pea te midagi tegema.',
      },
      extra: {
        sms: '{partner}: soovime teie autot lähemalt vaadata. Vaadake, mis edasi saab: {link}',
        subject: 'Soovime teie autot lähemalt vaadata',
        email:
          'Tere, {name}!\n\nTäname fotode eest. Teie kahjujuhtumi lahendamiseks soovime teie autot lähemalt vaadata.\n\nVaadake, mis edasi saab:\n\n{link}\n\n{partner}',
        next: '{partner} võtab teiega ühendust, et leppida kokku auto vaatamise aeg ja koht. Seni ei pea te midagi tegema.',
      },
    },
  },
  INSPECT: {
    title: 'Ülevaatus',
    request_sms: '{partner}: palun saatke meile fotod oma auto ülevaatuseks: {link}',
    request_email_subject: 'Teie auto ülevaatus: {partner}',
    request_email:
      'Tere, {name}!\n\n{partner} vajab ülevaatuseks fotosid teie autost. Telefon juhendab teid samm-sammult. Selleks kulub umbes {minutes} minutit:\n\n{link}\n\nVõite igal ajal katkestada ja hiljem sama lingiga jätkata.',
    follow_up_sms: '{partner}: vajame endiselt fotosid teie auto ülevaatuseks: {link}',
    follow_up_email_subject: 'Vajame ülevaatuseks endiselt fotosid',
    follow_up_email:
      'Tere, {name}!\n\nTeie auto ülevaatus ootab fotosid. Jätkake siin:\n\n{link}\n\n{partner}',
    conclusions: {
      done: {
        sms: '{partner}: teie auto ülevaatus on lõppenud. Vaadake, mis edasi saab: {link}',
        subject: 'Teie auto ülevaatus on lõppenud',
        email:
          'Tere, {name}!\n\nTäname fotode eest. Teie auto ülevaatus on lõppenud.\n\nVaadake, mis edasi saab:\n\n{link}\n\n{partner}',
        next: '{partner} on saanud kõik vajaliku. Te ei pea rohkem midagi tegema.',
      },
      extra: {
        sms: '{partner}: soovime teie autot lähemalt vaadata. Vaadake, mis edasi saab: {link}',
        subject: 'Soovime teie autot lähemalt vaadata',
        email:
          'Tere, {name}!\n\nTäname fotode eest. Ülevaatuse lõpetamiseks soovime teie autot lähemalt vaadata.\n\nVaadake, mis edasi saab:\n\n{link}\n\n{partner}',
        next: '{partner} võtab teiega ühendust, et leppida kokku auto vaatamise aeg ja koht. Seni ei pea te midagi tegema.',
      },
    },
  },
};
