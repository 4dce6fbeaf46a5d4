import { panelStates, RequestPanelStory } from '@forecourt/feature-request-panel/test';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { trade } from './definition.ts';

const states = panelStates(trade.requestPanel);

const meta: Meta<typeof RequestPanelStory> = {
  title: 'Screens/Trade/Request panel',
  component: RequestPanelStory,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof RequestPanelStory>;

const onPhone = { viewport: { value: 'phone' } };
const pseudo = { language: 'pseudo' };

export const Loading: Story = states.loading;
export const Failed: Story = states.failed;
export const AllClosed: Story = states.closed;
export const ByPhone: Story = states.phone;
export const ByEmail: Story = states.email;
export const ByLink: Story = states.link;
export const SmsOff: Story = states.smsOff;
export const EmailOff: Story = states.emailOff;
export const SwitchedOffMeanwhile: Story = states.switchedOffMeanwhile;
export const FieldsMissing: Story = states.phoneMissing;
export const RefusalForgotten: Story = states.refusalForgotten;
export const ToastBesidePanel: Story = {
  ...states.toastBesidePanel,
  globals: { viewport: { value: 'wide' } },
};
export const ToastUnderThePanelOnPhone: Story = { ...states.toastBesidePanel, globals: onPhone };
export const PhoneNotValid: Story = states.phoneInvalid;
export const EmailNotValid: Story = states.emailInvalid;
export const Sending: Story = states.sending;
export const Sent: Story = states.sent;
export const StillTrying: Story = states.stillTrying;
export const OpenRequest: Story = states.openRequest;
export const OpenRequestOnPhone: Story = { ...states.openRequest, globals: onPhone };
export const OpenRequestResent: Story = states.openRequestResent;
export const OpenRequestSentAnyway: Story = states.openRequestSentAnyway;
export const NotSent: Story = states.notSent;
export const RefusedByServer: Story = states.refusedByServer;
export const CountryNotAllowed: Story = states.countryNotAllowed;
export const CountryOff: Story = states.countryOff;
export const OffersWhatsapp: Story = states.offersWhatsapp;
export const ByWhatsapp: Story = states.byWhatsapp;
export const QuotaUsedUp: Story = states.quotaUsedUp;
export const LinkCopied: Story = states.copied;
export const ClipboardRefused: Story = states.clipboardRefused;
export const AsPage: Story = states.page;
export const PseudoLocale: Story = { ...states.opened, globals: pseudo };
export const Wide: Story = { ...states.phone, globals: { viewport: { value: 'wide' } } };
export const Dark: Story = { ...states.phone, globals: { scheme: 'dark' } };

export const OnPhone: Story = { ...states.phone, globals: onPhone };
export const FieldsMissingOnPhone: Story = { ...states.phoneMissing, globals: onPhone };
export const PseudoLocaleOnPhone: Story = { ...states.opened, globals: { ...pseudo, ...onPhone } };
