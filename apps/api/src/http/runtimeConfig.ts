import type { RuntimeConfig } from '@forecourt/contract';
import type { Config } from '../config.ts';
import { channelsOf } from '../messaging/channels.ts';

/** Base addresses of this deployment, which the apps read at start (design §5). */
export function runtimeConfig(config: Config): RuntimeConfig {
  return {
    api_url: config.apiUrl,
    chat_url: config.chatUrl,
    socket_url: `${config.socketUrl}/socket`,
    media_url: config.mediaUrl,
    console_url: '',
    capture_url: '/capture',
    channels: channelsOf(config),
    development: config.mode !== 'production',
    signup: config.signup,
    service_workers: config.serviceWorkers === 'on',
  };
}
