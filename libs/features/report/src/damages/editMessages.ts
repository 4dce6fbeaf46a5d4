import { defineMessages } from 'react-intl';
import { placingFailures } from './placingMessages.ts';

/** Texts about the kind and size of a damage. */
export const editMessages = {
  ...defineMessages({
    edit: { defaultMessage: 'Edit', description: 'Button beside a damage: changes what it is' },
    kind: { defaultMessage: 'Kind', description: 'Label: what kind of damage it is' },
    size: { defaultMessage: 'Size', description: 'Label: how large a damage is' },
    unknown: { defaultMessage: 'Not known', description: 'Choice: nobody said what damage it is' },
    hint: {
      defaultMessage: 'Everyone who can see the report sees this. The customer’s words stay.',
      description: 'Below the kind and size of a damage that staff change',
    },
    cancel: { defaultMessage: 'Cancel', description: 'Button: the damage stays unchanged' },
    save: { defaultMessage: 'Save', description: 'Button: keeps the kind and size of a damage' },
    saved: { defaultMessage: 'Damage changed', description: 'Said after saving a damage' },
  }),
  ...defineMessages<{ editOf: { name: string } }>({
    editOf: {
      defaultMessage: 'Edit damage: {name}',
      description: 'Button beside a damage, and title over its kind and size; name is the part',
    },
  }),
};

/** Why a damage was not changed. */
export const editFailures: typeof placingFailures = {
  ...placingFailures,
  ...defineMessages({
    moved: {
      defaultMessage: 'The request has been archived. Restore it to change damages.',
      description: 'A damage was not changed because the request is archived',
    },
    failed: {
      defaultMessage: 'The damage was not changed. Close this and try again.',
      description: 'Saving a damage failed',
    },
  }),
};
