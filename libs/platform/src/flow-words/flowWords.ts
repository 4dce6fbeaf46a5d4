import { defineMessages, type MessageDescriptor } from 'react-intl';

/** Texts about a flow (the catalog of the contract), except its name. */
export interface FlowWords {
  /** What the area is for: to a business that chooses its areas. */
  purpose: MessageDescriptor;
  /** Title of the invite page: what it asks the customer for. */
  inviteTitle: MessageDescriptor;
  /** Below it; may contain {partner} and {minutes}. */
  inviteText: MessageDescriptor;
  /** Title of the customer's first page. */
  welcome: MessageDescriptor;
}

/** The texts of every flow, by its key in the catalog. */
export const flowWords = {
  TRADE: defineMessages<keyof FlowWords>({
    purpose: {
      defaultMessage: 'Buy cars with offers and dealer auctions.',
      description: 'What the area Trade is for',
    },
    inviteTitle: {
      defaultMessage: 'What is your car worth?',
      description: 'Title of the invite page of the trade-in flow',
    },
    inviteText: {
      defaultMessage:
        'Photograph your car with your phone, in about {minutes, plural, =1 {a minute} =2 {two minutes} =3 {three minutes} =4 {four minutes} =5 {five minutes} other {# minutes}}, and {partner} will make you an offer.',
      description: 'Under the title of the invite page of the trade-in flow',
    },
    welcome: {
      defaultMessage: 'Show us your car',
      description: 'First title of a trade-in report',
    },
  }),
  CLAIM: defineMessages<keyof FlowWords>({
    purpose: {
      defaultMessage: 'Assess damage from photos: repairable or needs inspection.',
      description: 'What the area Claims is for',
    },
    inviteTitle: {
      defaultMessage: 'Report the damage to your car',
      description: 'Title of the invite page of the claim flow',
    },
    inviteText: {
      defaultMessage:
        'Photograph your car with your phone, in about {minutes, plural, =1 {a minute} =2 {two minutes} =3 {three minutes} =4 {four minutes} =5 {five minutes} other {# minutes}}, and {partner} will handle the rest.',
      description: 'Under the title of the invite page of the claim flow',
    },
    welcome: {
      defaultMessage: 'Show us what happened',
      description: 'First title of a claim report',
    },
  }),
  INSPECT: defineMessages<keyof FlowWords>({
    purpose: {
      defaultMessage: 'See a car’s condition without a visit.',
      description: 'What the area Inspection is for',
    },
    inviteTitle: {
      defaultMessage: 'Get your car inspected without leaving home',
      description: 'Title of the invite page of the inspection flow',
    },
    inviteText: {
      defaultMessage:
        'Photograph your car with your phone, in about {minutes, plural, =1 {a minute} =2 {two minutes} =3 {three minutes} =4 {four minutes} =5 {five minutes} other {# minutes}}. {partner} reviews your report, no visit needed.',
      description: 'Under the title of the invite page of the inspection flow',
    },
    welcome: {
      defaultMessage: 'Let’s inspect your car',
      description: 'First title of an inspection',
    },
  }),
} satisfies Record<string, FlowWords>;
