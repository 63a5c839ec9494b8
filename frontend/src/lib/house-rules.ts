/** The figures that the help texts and the Terms print: the defaults of the marketplace's settings. */
export const houseRules = {
  /** Per cent of a paid booking, borne by the provider. */
  platformFeePercent: 8,
  /** What a provider gives for long bookings unless they set their own: days and per cent. */
  longBookings: [
    { fromDays: 5, percent: 10 },
    { fromDays: 20, percent: 20 },
  ],
  /** Hours after the end of a booking in which damage can be claimed. */
  claimHours: 72,
  /** Hours after which a booking that ended counts as completed when nobody objects. */
  completionHours: 72,
  /** Hours in which a provider has to answer a request. */
  answerHours: 72,
  /** What a client gets back by how long before the start they cancel, in per cent. */
  refunds: [
    { name: 'Flexible', steps: '100% up to 24 hours before the start; nothing after that' },
    { name: 'Standard', steps: '100% up to 7 days before the start; 50% up to 24 hours before; nothing after that' },
    { name: 'Strict', steps: '100% up to 30 days before the start; 50% up to 7 days before; nothing after that' },
  ],
} as const;
