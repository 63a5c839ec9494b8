import { describe, expect, it } from '@jest/globals';
import { newId } from '@guildhall/kernel';
import { notificationFor } from './notification.js';

describe('a new notification', () => {
  it('is unread and says what happened in words', () => {
    const occasion = {
      accountId: newId(),
      kind: 'welcome' as const,
      event: newId(),
      facts: { companyName: 'Badger Tool' },
    };
    const notification = notificationFor(occasion, new Date('2026-11-20T12:00:00Z'));
    expect(notification).toMatchObject({
      accountId: occasion.accountId,
      event: occasion.event,
      title: 'Welcome',
      readAt: null,
    });
    expect(notification.body).toContain('Badger Tool');
  });
});
