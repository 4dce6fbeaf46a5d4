import type { Handlers } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';

/** A picture never changes under its address; a wrong, expired or empty address is 404. */
export const handlers = {
  async getMedia({ services, params, reply }) {
    const file = await services.media.open(params.key, params.name);
    if (!file) throw notFound();
    const who = file.isPrivate ? 'private' : 'public';
    return reply
      .headers({
        'content-type': file.contentType,
        'cache-control': `${who}, max-age=${file.maxAge}, immutable`,
        'x-robots-tag': 'noindex, nofollow',
        ...(file.download
          ? { 'content-disposition': `attachment; filename="${params.name}"` }
          : {}),
        // opened directly, a file must not run scripts, even if HTML was smuggled into it
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(file.bytes);
  },
} satisfies Handlers;
