import type { Invite } from '@forecourt/contract';
import { observer } from 'mobx-react-lite';
import type { InviteStore } from '../InviteStore.ts';
import { PhoneForm } from './PhoneForm.tsx';
import { SmsOff } from './SmsOff.tsx';
import { SmsSent } from './SmsSent.tsx';

interface InviteFormProps {
  store: InviteStore;
  invite: Invite;
}

/** The form, what came of it, or why there is none. */
export const InviteForm = observer(function InviteForm({ store, invite }: InviteFormProps) {
  if (!store.sms) return <SmsOff invite={invite} />;
  if (store.sentTo) return <SmsSent store={store} phone={store.sentTo} />;
  return <PhoneForm store={store} invite={invite} />;
});
