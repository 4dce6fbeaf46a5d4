import { deliver } from '../messaging/deliver.ts';
import { SEND_QUEUE, type SendJob } from '../messaging/sendQueue.ts';
import { NOTICE_QUEUE, sendNotice, type NoticeJob } from '../modules/messages/notice.ts';
import { BATCH_QUEUE, workBatches, type BatchJob } from '../modules/batches/work.ts';
import { deliveryRecord } from '../modules/requests/deliveryRecord.ts';
import { RESET_QUEUE, sendAskedReset, type ResetJob } from '../modules/session/reset.ts';
import type { Services } from '../services.ts';
import { INACTIVITY_QUEUE, markInactive } from './inactivity.ts';
import { TELL_QUEUE, tellDue } from '../modules/claims/due.ts';
import { tick } from '../modules/selling/auctions/tick.ts';
import {
  DEALER_LINK_QUEUE,
  sendDealerLinks,
  type DealerLinkJob,
} from '../modules/selling/dealerPage/ask.ts';
import { TICK_QUEUE } from '../modules/selling/auctions/tickQueue.ts';
import {
  REMOVE_FILES_QUEUE,
  removeFiles,
  type RemoveFilesJob,
} from '../modules/privacy/removeFiles.ts';
import { RETENTION_QUEUE, eraseDue } from '../modules/privacy/retention.ts';
import { SCHEDULED_SETTINGS_QUEUE, publishDue } from '../modules/settings/publishDue.ts';
import { WEEKLY_QUEUE, sendWeeklyMails } from '../modules/insights/weeklyMail.ts';
import { DIGEST_QUEUE, sendDigests } from '../modules/notifications/digest.ts';
import { deliverWebhook } from '../modules/integrations/deliverWebhook.ts';
import { WEBHOOK_QUEUE, type WebhookJob } from '../modules/integrations/emit.ts';
import { CLEANUP_QUEUE, cleanUp } from './cleanup.ts';
import { FINDINGS_QUEUE, findDamages, type FindingsJob } from './findings.ts';
import { SIZES_QUEUE, makeSizes, type SizesJob } from './sizes.ts';

const EVERY_MINUTE = '* * * * *';
const EVERY_QUARTER_HOUR = '*/15 * * * *';
const EVERY_NIGHT = '20 3 * * *';
const EVERY_NIGHT_LATER = '40 3 * * *';

/** Every queue of the server; a module with jobs adds its own here. */
export function defineJobs(services: Services): void {
  const { jobs } = services;
  const requests = deliveryRecord(services);
  jobs.define<SendJob>(SEND_QUEUE, (data, job) => deliver(services, requests, data, job), {
    retries: 8,
    retryDelay: 5,
  });
  jobs.define<SizesJob>(SIZES_QUEUE, (data) => makeSizes(services, data), {
    retries: 2,
    expireIn: 900,
  });
  // a service that is down is asked for about four hours
  jobs.define<FindingsJob>(FINDINGS_QUEUE, (data) => findDamages(services, data), {
    retries: 8,
    retryDelay: 60,
    expireIn: 3600,
  });
  // about a day: twelve times within the first two hours, then hourly
  jobs.define<WebhookJob>(WEBHOOK_QUEUE, (data, job) => deliverWebhook(services, data, job), {
    retries: 30,
    retryDelay: 30,
  });
  jobs.define<ResetJob>(RESET_QUEUE, (data) => sendAskedReset(services, data), { retryDelay: 2 });
  jobs.define<DealerLinkJob>(DEALER_LINK_QUEUE, (data) => sendDealerLinks(services, data), {
    retryDelay: 2,
  });
  jobs.define<NoticeJob>(NOTICE_QUEUE, (data) => sendNotice(services, data));
  jobs.define<BatchJob>(BATCH_QUEUE, (data, job) => workBatches(services, data, job), {
    retries: 3,
    expireIn: 600,
  });
  // goes on with those whose own job is lost
  jobs.schedule(BATCH_QUEUE, EVERY_MINUTE);
  jobs.define(TICK_QUEUE, () => tick(services), { retries: 2 });
  jobs.schedule(TICK_QUEUE, EVERY_MINUTE);
  jobs.define(TELL_QUEUE, () => tellDue(services), { retries: 2 });
  jobs.schedule(TELL_QUEUE, EVERY_MINUTE);
  jobs.define(SCHEDULED_SETTINGS_QUEUE, () => publishDue(services), { retries: 2 });
  jobs.schedule(SCHEDULED_SETTINGS_QUEUE, EVERY_MINUTE);
  jobs.define(INACTIVITY_QUEUE, () => markInactive(services), { retries: 1 });
  jobs.schedule(INACTIVITY_QUEUE, EVERY_QUARTER_HOUR);
  jobs.define(DIGEST_QUEUE, () => sendDigests(services), { retries: 1 });
  jobs.schedule(DIGEST_QUEUE, EVERY_QUARTER_HOUR);
  jobs.define(WEEKLY_QUEUE, () => sendWeeklyMails(services), { retries: 1 });
  jobs.schedule(WEEKLY_QUEUE, EVERY_QUARTER_HOUR);
  jobs.define<RemoveFilesJob>(REMOVE_FILES_QUEUE, (data) => removeFiles(services, data), {
    retries: 10,
    retryDelay: 30,
    expireIn: 600,
  });
  jobs.define(RETENTION_QUEUE, () => eraseDue(services), { retries: 2, expireIn: 3600 });
  jobs.schedule(RETENTION_QUEUE, EVERY_NIGHT_LATER);
  jobs.define(CLEANUP_QUEUE, () => cleanUp(services), { retries: 1 });
  jobs.schedule(CLEANUP_QUEUE, EVERY_NIGHT);
}
