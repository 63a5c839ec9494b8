import { newId } from '@guildhall/kernel';
import type { Notification } from '@guildhall/contracts/messaging';
import { site } from '@guildhall/contracts/site';

/** What a member is told about on the site. */
export interface StoredNotification {
  id: string;
  accountId: string;
  kind: string;
  /** Id of the event that it tells of: one event notifies an account once of one kind. */
  event: string;
  title: string;
  body: string;
  readAt: Date | null;
  createdAt: Date;
}

/** The words of each kind of notification. */
export const notificationTexts = {
  welcome: ({ companyName }: { companyName: string }) => ({
    title: 'Welcome',
    body: `${companyName} is now part of ${site.name}. Find training for your people, and offer what your shop can share.`,
  }),
} as const;

export type NotificationKind = keyof typeof notificationTexts;
export type NotificationFacts<Kind extends NotificationKind> = Parameters<(typeof notificationTexts)[Kind]>[0];

/** What a notification is about, and for whom. */
export interface Occasion<Kind extends NotificationKind> {
  accountId: string;
  kind: Kind;
  event: string;
  facts: NotificationFacts<Kind>;
}

/** A new, unread notification. */
export function notificationFor<Kind extends NotificationKind>(
  occasion: Occasion<Kind>,
  now: Date,
): StoredNotification {
  const { accountId, kind, event, facts } = occasion;
  return { id: newId(), accountId, kind, event, ...notificationTexts[kind](facts), readAt: null, createdAt: now };
}

/** The notification as its reader sees it. */
export function notificationView({ id, kind, title, body, readAt, createdAt }: StoredNotification): Notification {
  return { id, kind, title, body, readAt: readAt?.toISOString() ?? null, createdAt: createdAt.toISOString() };
}
