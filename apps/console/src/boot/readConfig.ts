import { inlineConfigId } from '@forecourt/api-client/early';

/** The runtime config embedded in the page, otherwise the file's content. */
export function readConfig(): Promise<unknown> {
  const block = document.getElementById(inlineConfigId)?.textContent;
  if (block) return Promise.resolve(JSON.parse(block));
  const config = fetch('/config.json').then((answer) => {
    if (!answer.ok) throw new Error(`/config.json answered ${answer.status}`);
    return answer.json() as Promise<unknown>;
  });
  config.catch(() => undefined);
  return config;
}
