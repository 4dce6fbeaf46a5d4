import { expect } from 'vitest';

/**
 * Chooses a password by the link that `create-admin` printed, and signs in with it.
 *
 * @param url of the server
 * @param key of the link
 * @returns the token of the session
 */
export async function firstSignIn(
  url: string,
  username: string,
  key: string | undefined,
): Promise<string> {
  const post = (path: string, body: object) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const password = 'three blue tractors';
  expect((await post(`/api/public/password_resets/${key}`, { password })).status).toBe(204);
  const answer = await post('/api/session', { username, password });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { token: string }).token;
}
