/** How toasts behave, as specified. */
export const toastLimits = {
  displayMilliseconds: 5000,
  swipeDirection: 'right',
  swipeThresholdPixels: 50,
  hotkey: ['F8'],
} as const;
