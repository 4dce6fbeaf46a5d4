import { fetchJson, inlineConfigId } from '@forecourt/api-client/early';

/** The runtime config embedded in the page, otherwise the file's content. */
export function readConfig(): Promise<unknown> {
  const block = document.getElementById(inlineConfigId)?.textContent;
  if (block) return Promise.resolve(JSON.parse(block));
  const config = fetchJson('/config.json');
  config.catch(() => undefined);
  return config;
}
