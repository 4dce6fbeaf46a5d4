import type { NoticeBoard } from './MessageNotices.ts';

/** The browser's notifications. */
export function browserNotices(): NoticeBoard {
  return {
    permission: () => ('Notification' in window ? Notification.permission : 'unsupported'),
    ask: () => Notification.requestPermission(),
    isHidden: () => document.visibilityState === 'hidden',
    show: ({ title, body }, tag, onPress) => {
      try {
        const notice = new Notification(title, { body, tag });
        notice.onclick = () => {
          window.focus();
          notice.close();
          onPress();
        };
      } catch {
        // On phones they need a service worker; the message still shows in the list.
      }
    },
  };
}
