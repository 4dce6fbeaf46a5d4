import { defineMessages, useIntl } from 'react-intl';

const messages = defineMessages({
  title: { defaultMessage: 'Your car report', description: 'Title while the page opens' },
  what: {
    defaultMessage:
      'A few photos and details of your car, step by step. It takes a few minutes, and your answers are saved even offline.',
    description: 'Below the title while the page opens',
  },
});

/**
 * Shown until the partner is known. index.html contains the same markup, so that there is something
 * to read before any script has loaded; a test keeps the two identical. For the same reason its
 * styles have plain class names and are in theme/page.css.
 */
export function Loading() {
  const intl = useIntl();
  return (
    <main className="opening" aria-busy="true">
      <span className="opening-logo" />
      <h1>{intl.formatMessage(messages.title)}</h1>
      <p>{intl.formatMessage(messages.what)}</p>
      <span className="opening-picture" />
    </main>
  );
}
