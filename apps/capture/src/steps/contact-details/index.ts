import { flows, type FlowSubject } from '@forecourt/contract';
import { defineMessages } from 'react-intl';
import type { Capture } from '../../api/types.ts';
import type { FieldDefinition } from '../../fields/definition.ts';
import type { StepDefinition } from '../definition.ts';

const messages = defineMessages({
  title: { defaultMessage: 'How to reach you', description: 'Title of the contact step' },
  hint: {
    defaultMessage: 'Used for this report only.',
    description: 'Below the title of the contact step',
  },
  name: { defaultMessage: 'Name', description: 'Label of the name field' },
  email: { defaultMessage: 'Email', description: 'Label of the email field' },
  phone: { defaultMessage: 'Phone', description: 'Label of the phone field' },
  phoneHint: {
    defaultMessage: 'With the country code, such as +1 555 010 0199',
    description: 'Below the phone field',
  },
  postcode: { defaultMessage: 'ZIP or postal code', description: 'Label of the postcode field' },
  driverName: { defaultMessage: 'Driver’s name', description: 'Label of a field' },
  driverEmail: { defaultMessage: 'Driver’s email', description: 'Label of a field' },
  driverPhone: { defaultMessage: 'Driver’s phone', description: 'Label of a field' },
});

const contact: FieldDefinition[] = [
  {
    kind: 'name',
    path: 'contact.name',
    label: messages.name,
    maxLength: 250,
    autoComplete: 'name',
  },
  {
    kind: 'email',
    path: 'contact.email',
    label: messages.email,
    maxLength: 250,
    autoComplete: 'email',
  },
  {
    kind: 'phone',
    path: 'contact.phone',
    label: messages.phone,
    hint: messages.phoneHint,
    maxLength: 30,
    autoComplete: 'tel',
  },
  {
    kind: 'text',
    path: 'contact.postcode',
    label: messages.postcode,
    maxLength: 20,
    autoComplete: 'postal-code',
  },
];

const driver: FieldDefinition[] = [
  { kind: 'name', path: 'driver.driver_name', label: messages.driverName, maxLength: 250 },
  { kind: 'email', path: 'driver.driver_email', label: messages.driverEmail, maxLength: 250 },
  { kind: 'phone', path: 'driver.driver_phone', label: messages.driverPhone, maxLength: 30 },
];

/** Additional contact fields, by what the request leads to. */
const more: Record<FlowSubject, FieldDefinition[]> = {
  trade_in: [],
  claim: [],
  inspect: driver,
};

export const contactDetails = (flow: Capture['request_type']): StepDefinition => ({
  id: 'contact_details',
  title: messages.title,
  hint: messages.hint,
  fields: [...contact, ...more[flows[flow].subject]],
});
