import type { FlowWords } from '../types.ts';

export const flows: FlowWords = {
  TRADE: {
    title: 'Handel',
    request_sms:
      '{partner}: Holen Sie sich ein Angebot für Ihr Auto. Fotos senden, etwa {minutes} Min.: {link}',
    request_email_subject: 'Ihr Auto in Zahlung geben bei {partner}',
    request_email:
      'Guten Tag {name},\n\n{partner} möchte Ihnen ein Angebot für Ihr Auto machen. Machen Sie mit dem Handy ein paar Fotos. Das dauert etwa {minutes} Minuten:\n\n{link}\n\nSie können jederzeit unterbrechen und später über denselben Link weitermachen.',
    follow_up_sms: '{partner}: Wir warten noch auf die Fotos Ihres Autos: {link}',
    follow_up_email_subject: 'Noch Interesse an einem Angebot für Ihr Auto?',
    follow_up_email:
      'Guten Tag {name},\n\nwir möchten Ihnen weiterhin gern ein Angebot machen. Ihre bisherigen Fotos sind gespeichert. Hier geht es weiter:\n\n{link}\n\n{partner}',
  },
  CLAIM: {
    title: 'Schadenfälle',
    request_sms: '{partner}: Bitte senden Sie uns Fotos vom Schaden an Ihrem Auto: {link}',
    request_email_subject: 'Fotos zu Ihrem Schadenfall bei {partner}',
    request_email:
      'Guten Tag {name},\n\n{partner} benötigt Fotos Ihres Autos, um Ihren Schaden zu regulieren. Ihr Handy führt Sie Schritt für Schritt. Das dauert etwa {minutes} Minuten:\n\n{link}\n\nSie können jederzeit unterbrechen und später über denselben Link weitermachen.',
    follow_up_sms: '{partner}: Wir benötigen noch die Fotos zu Ihrem Schadenfall: {link}',
    follow_up_email_subject: 'Wir benötigen noch Fotos zu Ihrem Schadenfall',
    follow_up_email:
      'Guten Tag {name},\n\nohne Fotos Ihres Autos können wir Ihren Schadenfall nicht weiter bearbeiten. Hier geht es weiter:\n\n{link}\n\n{partner}',
    conclusions: {
      done: {
        sms: '{partner}: Ihr Auto kann repariert werden. So geht es weiter: {link}',
        subject: 'Ihr Auto kann repariert werden',
        email:
          'Guten Tag {name},\n\nvielen Dank für Ihre Fotos. Ihr Auto kann repariert werden.\n\nSo geht es weiter:\n\n{link}\n\n{partner}',
        next: '{partner} meldet sich bei Ihnen, um die Reparatur zu vereinbaren. Bis dahin müssen Sie nichts tun.',
      },
      extra: {
        sms: '{partner}: Wir möchten uns Ihr Auto genauer ansehen. So geht es weiter: {link}',
        subject: 'Wir möchten uns Ihr Auto genauer ansehen',
        email:
          'Guten Tag {name},\n\nvielen Dank für Ihre Fotos. Um Ihren Schaden zu regulieren, möchten wir uns Ihr Auto genauer ansehen.\n\nSo geht es weiter:\n\n{link}\n\n{partner}',
        next: '{partner} meldet sich bei Ihnen, um Zeit und Ort für die Besichtigung Ihres Autos zu vereinbaren. Bis dahin müssen Sie nichts tun.',
      },
    },
  },
  INSPECT: {
    title: 'Prüfung',
    request_sms: '{partner}: Bitte senden Sie uns Fotos für die Prüfung Ihres Autos: {link}',
    request_email_subject: 'Prüfung Ihres Autos für {partner}',
    request_email:
      'Guten Tag {name},\n\n{partner} benötigt Fotos Ihres Autos für eine Prüfung. Ihr Handy führt Sie Schritt für Schritt. Das dauert etwa {minutes} Minuten:\n\n{link}\n\nSie können jederzeit unterbrechen und später über denselben Link weitermachen.',
    follow_up_sms: '{partner}: Wir benötigen noch die Fotos für die Prüfung Ihres Autos: {link}',
    follow_up_email_subject: 'Wir benötigen noch Fotos für die Prüfung',
    follow_up_email:
      'Guten Tag {name},\n\nfür die Prüfung Ihres Autos fehlen noch Fotos. Hier geht es weiter:\n\n{link}\n\n{partner}',
    conclusions: {
      done: {
        sms: '{partner}: Die Prüfung Ihres Autos ist abgeschlossen. So geht es weiter: {link}',
        subject: 'Die Prüfung Ihres Autos ist abgeschlossen',
        email:
          'Guten Tag {name},\n\nvielen Dank für Ihre Fotos. Die Prüfung Ihres Autos ist abgeschlossen.\n\nSo geht es weiter:\n\n{link}\n\n{partner}',
        next: '{partner} hat alles, was benötigt wird. Sie müssen nichts weiter tun.',
      },
      extra: {
        sms: '{partner}: Wir möchten uns Ihr Auto genauer ansehen. So geht es weiter: {link}',
        subject: 'Wir möchten uns Ihr Auto genauer ansehen',
        email:
          'Guten Tag {name},\n\nvielen Dank für Ihre Fotos. Um die Prüfung abzuschließen, möchten wir uns Ihr Auto genauer ansehen.\n\nSo geht es weiter:\n\n{link}\n\n{partner}',
        next: '{partner} meldet sich bei Ihnen, um Zeit und Ort für die Besichtigung Ihres Autos zu vereinbaren. Bis dahin müssen Sie nichts tun.',
      },
    },
  },
};
