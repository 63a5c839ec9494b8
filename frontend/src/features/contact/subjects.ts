/** What a message can be about: as it is sent, and as a person reads it. */
export const subjects = [
  { value: 'general', label: 'General question' },
  { value: 'support', label: 'Support' },
  { value: 'partnership', label: 'Partnership' },
  { value: 'feedback', label: 'Feedback' },
] as const;
