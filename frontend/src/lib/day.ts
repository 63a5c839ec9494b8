// The pages and the mails write a point in time in the same way.
export { formatDay, formatMoment } from '@guildhall/contracts/dates';
