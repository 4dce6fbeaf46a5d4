import { prettyDOM } from 'storybook/test';

/**
 * What a query throws that found nothing. A wait throws away all of them but the last, so the page is
 * only written out when somebody reads the message.
 */
export function getElementError(summary: string | null, container: Element): Error {
  const error = new Error();
  error.name = 'TestingLibraryElementError';
  let message: string | undefined;
  Object.defineProperty(error, 'message', {
    // A wait that is over writes it again, with what the page is then.
    configurable: true,
    get: () => (message ??= [summary, prettyDOM(container)].filter(Boolean).join('\n\n')),
  });
  return error;
}
