import { expect, test } from '../../engines/test.ts';
import { StaffApi } from '../../support/api.ts';
import { phonePhoto } from '../../support/photos.ts';
import { sellerMessages } from '../../support/sellerMessages.ts';
import { unique } from '../../support/unique.ts';

test('an owner and staff write to each other, each with a photo', async ({
  phone,
  request,
  line,
  file,
}) => {
  const staff = await StaffApi.signIn({ request });
  const lead = await staff.create('TRADE', `Sender ${unique()}`);
  await phone.goto(line.origin + (await sellerMessages(request, lead)));
  const box = { role: 'textbox', name: /^Write to/ };
  await phone.sees(box);

  // Staff's comes without a reload.
  const theirs = await staff.attach(lead.id, 'Offer.jpg', phonePhoto('hatchback/plate.jpg').buffer);
  const conversationId = await staff.write(lead.id, 'Is this your plate?', [theirs]);
  await phone.sees({ text: 'Is this your plate?' });
  await phone.press({ role: 'button', name: 'Open photo: Offer.jpg' });
  await phone.sees({ role: 'dialog', name: 'Offer.jpg' });
  await phone.press({ role: 'button', name: 'Close' });
  await phone.misses({ role: 'dialog' });

  const photo = file('Mine.jpg', phonePhoto('hatchback/dashboard.jpg').buffer);
  await phone.choose('input[type=file]', [photo]);
  await phone.sees({ role: 'button', name: 'Remove Mine.jpg' });
  await phone.write(box, 'Yes, and this is inside.');
  await phone.press({ role: 'button', name: 'Send' });
  await phone.sees({ role: 'button', name: 'Open photo: Mine.jpg' });
  await expect
    .poll(async () => {
      const messages = await staff.messages(conversationId);
      return messages.map(({ message, attachments }) => [message, attachments[0]?.name]);
    })
    .toEqual([
      ['Is this your plate?', 'Offer.jpg'],
      ['Yes, and this is inside.', 'Mine.jpg'],
    ]);
});
