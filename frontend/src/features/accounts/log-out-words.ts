/** Every word of logging out: it is done from pages that need none of the other words about accounts. */
export const logOutWords = {
  done: { title: 'Logged out', description: 'You have been logged out successfully.' },
  failed: { title: 'Logout failed', fallback: 'An error occurred during logout.' },
} as const;
