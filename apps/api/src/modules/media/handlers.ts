import type { Handlers } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';

/** Pictures never change under their address; an address that is wrong, over or empty is 404. */
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
        // opened by itself a picture is a picture, whatever somebody got into it
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'cross-origin',
      })
      .send(file.bytes);
  },
} satisfies Handlers;
