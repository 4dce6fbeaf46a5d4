import { defineMessages } from 'react-intl';

/** A duration in minutes; 0 means less than one. */
export const timeMessages = defineMessages<{
  takes: { minutes: number };
  left: { minutes: number };
}>({
  takes: {
    defaultMessage:
      '{minutes, plural, =0 {Less than a minute} =1 {About a minute} =2 {About two minutes} =3 {About three minutes} =4 {About four minutes} =5 {About five minutes} other {About # minutes}}',
    description: 'How long the report takes, before it is begun',
  },
  left: {
    defaultMessage:
      '{minutes, plural, =0 {Less than a minute left} =1 {About a minute left} other {About # minutes left}}',
    description: 'How long the rest of the report takes, at the top of each step',
  },
});
