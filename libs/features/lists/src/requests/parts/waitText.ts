import { defineMessages, type IntlShape } from 'react-intl';

const messages = defineMessages<{ waiting: { label: string; unit: string; amount: number } }>({
  waiting: {
    defaultMessage:
      '{label} in {unit, select, s {{amount} s} min {{amount} min} other {{amount} h}}',
    description: 'A button that has to wait, such as Resend in 42 s',
  },
});

/**
 * A button's label while it has to wait: "Resend in 42 s". In a module of its own, as a row's menu
 * says it before the dialogs are there.
 */
export function waitText(label: string, milliseconds: number, intl: IntlShape): string {
  return intl.formatMessage(messages.waiting, { label, ...waitOf(milliseconds) });
}

/** A wait in a unit that keeps the label short. */
function waitOf(milliseconds: number): { unit: 's' | 'min' | 'h'; amount: number } {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds < 120) return { unit: 's', amount: seconds };
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120
    ? { unit: 'min', amount: minutes }
    : { unit: 'h', amount: Math.ceil(minutes / 60) };
}
