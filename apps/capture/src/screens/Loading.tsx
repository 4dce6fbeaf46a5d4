import { defineMessages, useIntl } from 'react-intl';

const messages = defineMessages({
  title: { defaultMessage: 'Your car report', description: 'Title while the page opens' },
  what: {
    defaultMessage:
      'A few photos and details of your car, step by step. It takes a few minutes, and nothing gets lost when the network does.',
    description: 'Below the title while the page opens',
  },
});

/**
 * What is seen before it is known whose report it is. The same stands in index.html, so that there
 * is something to read before any script has arrived; a test keeps the two alike. For the same
 * reason its styles have plain names and live in theme/page.css.
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
