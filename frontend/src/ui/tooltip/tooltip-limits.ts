/** How tooltips behave, as specified, in milliseconds. */
export const tooltipLimits = { openDelay: 700, skipDelay: 300 } as const;
