import type { NoticeBoard } from './MessageNotices.ts';

/** The notifications of the browser that the page is in. */
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
        // Phones show them through a service worker alone; the message is in the list all the same.
      }
    },
  };
}
