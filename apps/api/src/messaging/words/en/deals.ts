import type { DealWords } from '../types.ts';

export const deals: DealWords = {
  DEAL_REMINDER: {
    subject: 'Would you like to continue? {car}',
    text: 'The owner of {car} accepted your offer of {amount}, and is waiting for you.\n\nReply by {time}:\n\n{link}\n\nWithout a reply by then, the deal ends. {fees}',
    sms: '{partner}: the owner of {car} is waiting. Would you like to continue? Reply by {time}: {link}',
  },
  DEAL_NO_ANSWER: {
    subject: 'The deal has ended: {car}',
    text: 'You did not reply in time, so the deal for {car} has ended. {fees}\n\n{link}',
    sms: '{partner}: you did not reply in time. The deal for {car} has ended. {fees} {link}',
  },
  DEAL_WITHDRAWN: {
    subject: 'You withdrew: {car}',
    text: '{partner} recorded that you withdrew from the trade-in of {car}. {fees}\n\n{link}',
    sms: '{partner} recorded that you withdrew from the trade-in of {car}. {fees} {link}',
  },
  DEAL_OWNER_WITHDREW: {
    subject: 'The owner withdrew: {car}',
    text: 'The owner of {car} changed their mind. The deal has ended, and you owe nothing: {fees}\n\n{link}',
    sms: '{partner}: the owner of {car} changed their mind. {fees} {link}',
  },
  DEAL_DAY: {
    subject: 'Handover on {time}: {car}',
    text: 'The handover of {car} is set for {time}.\n\nConfirm it, or suggest another day:\n\n{link}',
    sms: '{partner}: handover of {car} on {time}. Confirm or suggest another day: {link}',
  },
  DEAL_SOLD: {
    subject: 'Sold: {car}',
    text: '{partner} marked {car} as sold to you for {amount}.\n\n{link}',
    sms: '{partner}: {car} is sold to you for {amount}. {link}',
  },
  SECOND_CHANCE: {
    subject: 'A second chance: {car}',
    text: '{car} is available again. You offered {amount}.\n\nDo you stand by your offer? Reply by {time}:\n\n{link}\n\nIf you do, we share it with the owner. The fee of {fee} is due only if the owner accepts.',
    sms: '{partner}: {car} is available again. Do you stand by your offer of {amount}? Reply by {time}: {link}',
  },
  SECOND_CHANCE_REMINDER: {
    subject: 'Your second chance ends soon: {car}',
    text: 'Do you stand by your offer of {amount} for {car}? You can reply until {time}:\n\n{link}',
    sms: '{partner}: do you stand by your offer of {amount} for {car}? Reply by {time}: {link}',
  },
  SECOND_CHANCE_OVER: {
    subject: 'Your second chance has ended: {car}',
    text: 'You did not reply in time, so your second chance for {car} has ended. No fee is due.\n\n{link}',
    sms: '{partner}: your second chance for {car} has ended. {link}',
  },
  SECOND_CHANCE_CANCELLED: {
    subject: 'No reply needed: {car}',
    text: '{partner} no longer needs your reply about {car}. No fee is due.\n\n{link}',
    sms: '{partner} no longer needs your reply about {car}. {link}',
  },
  OFFER_REPLACED: {
    subject: 'New offer on your car: {amount}',
    text: '{partner} has a new offer for your car: {amount}. It replaces the earlier one.\n\nSee it and reply by {time}:\n\n{link}\n\nThe decision is yours: accept or decline in one tap.',
    sms: '{partner}: a new offer for your car replaces the earlier one: {amount}. Reply by {time}: {link}',
  },
  OFFER_AGAIN: {
    subject: 'Another offer on your car: {amount}',
    text: 'Another dealer stands by its offer for your car: {amount}.\n\nSee it and reply by {time}:\n\n{link}\n\nThe decision is yours: accept or decline in one tap.',
    sms: '{partner}: another offer for your car: {amount}. Reply by {time}: {link}',
  },
  OWNER_RECEIPT: {
    subject: 'You accepted {amount}: {car}',
    text: 'You agreed to sell {car} to {party} for {amount}.\n\nYour receipt, contact details and next steps:\n\n{link}',
    sms: '{partner}: you agreed to sell {car} to {party} for {amount}. Receipt and next steps: {link}',
  },
  OWNER_DEALER_WITHDREW: {
    subject: 'Your sale fell through: {car}',
    text: 'Unfortunately, the buyer of {car} is no longer available. You have no obligation to them.\n\n{partner} has been told, and will let you know what is possible now.\n\n{link}',
    sms: '{partner}: unfortunately, the buyer of {car} is no longer available. We will let you know what is possible now: {link}',
  },
  OWNER_PARTNER_WITHDREW: {
    subject: 'Your sale fell through: {car}',
    text: 'Unfortunately, {partner} cannot buy {car} after all. You have no obligation.\n\n{link}',
    sms: 'Unfortunately, {partner} cannot buy {car} after all. You have no obligation. {link}',
  },
  OWNER_WITHDRAWN: {
    subject: 'You withdrew: {car}',
    text: 'You no longer sell {car} to {party}. Everyone concerned has been told.\n\n{link}',
    sms: '{partner}: you no longer sell {car} to {party}. {link}',
  },
  OWNER_DAY: {
    subject: 'Handover on {time}: {car}',
    text: 'The handover of {car} to {party} is set for {time}.\n\nConfirm it, or suggest another day:\n\n{link}',
    sms: '{partner}: handover of {car} on {time}. Confirm or suggest another day: {link}',
  },
  OWNER_SOLD: {
    subject: 'Sold: {car}',
    text: '{car} is sold to {party} for {amount}. Thank you!\n\nYour receipt:\n\n{link}',
    sms: '{partner}: {car} is sold for {amount}. Thank you! Your receipt: {link}',
  },
  STAFF_OWNER_WITHDREW: {
    subject: 'Owner withdrew: {car}',
    text: 'The owner of {car} withdrew.\n\nReason: {reason}\n\n{link}',
    sms: 'The owner of {car} withdrew: {reason} {link}',
  },
  STAFF_NO_ANSWER: {
    subject: 'No reply from the dealer: {car}',
    text: '{party} did not reply in time after the owner of {car} accepted. The deal has ended.\n\nGive the next dealer a second chance, start again, or make an offer:\n\n{link}',
    sms: '{party} did not reply in time. The deal for {car} has ended: {link}',
  },
  STAFF_SECOND_CHANCE_ACCEPTED: {
    subject: 'Second chance accepted: {car}',
    text: '{party} stands by its offer of {amount} for {car}. The owner has it, and can reply until {time}.\n\n{link}',
    sms: '{party} stands by its offer of {amount} for {car}: {link}',
  },
  STAFF_SECOND_CHANCE_DECLINED: {
    subject: 'Second chance declined: {car}',
    text: '{party} does not stand by its offer for {car}.\n\nReason: {reason}\n\nAsk another dealer, start again, or make an offer:\n\n{link}',
    sms: '{party} does not stand by its offer for {car}: {reason} {link}',
  },
  STAFF_SECOND_CHANCE_EXPIRED: {
    subject: 'No reply to the second chance: {car}',
    text: '{party} did not reply in time about {car}.\n\nAsk another dealer, start again, or make an offer:\n\n{link}',
    sms: '{party} did not reply in time about {car}: {link}',
  },
  STAFF_HANDOVER_DONE: {
    subject: 'Handover complete: {car}',
    text: 'Every part of the handover of {car} is ticked. Mark it as sold:\n\n{link}',
    sms: 'The handover of {car} is complete. Mark it as sold: {link}',
  },
};
