import { notFound, invalidTransition } from '../../http/problem.ts';
import type { Handlers } from '../../http/operation.ts';
import { listFailedJobs, retryFailedJob } from './queues.ts';
import { readStatus, undeliveredSince } from './status.ts';
import { listUndelivered } from './undelivered.ts';

const JOBS = 100;
const MESSAGES = 20;

/** /system: for those who run the installation (`x-operator`, decision 140). */
export const handlers = {
  getSystem: ({ services }) => readStatus(services),

  async listUndelivered({ query, request, services, staff }) {
    const limit = query.limit ?? MESSAGES;
    const messages = await listUndelivered(services.db, undeliveredSince(services), limit);
    const seen = { operator: staff.userId, messages: messages.length };
    request.log.info(seen, 'operator: undelivered messages seen');
    return { messages };
  },

  async listFailedJobs({ query, request, services, staff }) {
    const jobs = await listFailedJobs(services.db, query.limit ?? JOBS);
    request.log.info({ operator: staff.userId, jobs: jobs.length }, 'operator: failed jobs seen');
    return { jobs };
  },

  async retryFailedJob({ params, reply, request, services, staff }) {
    const { jobId: job } = params;
    const queue = await services.db.system((tx) => retryFailedJob(tx, job));
    if (queue === undefined) throw notFound();
    if (queue === null) throw invalidTransition('The job is not failed');
    services.jobs.wake(queue);
    request.log.info({ operator: staff.userId, job, queue }, 'operator: job retried');
    reply.code(204);
  },
} satisfies Handlers;
