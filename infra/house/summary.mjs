/**
 * @typedef {object} AdminWords what is said about the account `admin`
 * @property {boolean} isFirstStart of the data folder
 * @property {string | undefined} password
 * @property {boolean} wasChosen by ADMIN_PASSWORD
 * @property {boolean} opens whether that password opens the account: not when the database had one already
 */

/**
 * What is said once the house is open.
 * @param {object} house
 * @param {string} house.address
 * @param {string | null} house.mailInbox
 * @param {string} house.data
 * @param {string} house.logs
 * @param {AdminWords} house.admin
 * @returns {string}
 */
export function summary({ address, mailInbox, data, logs, admin }) {
  const rows = [
    ['Address', address],
    ['Mail inbox', mailInbox ?? 'none: mail goes to SMTP_URL'],
    ['Administrator', `admin${passwordWords(admin)}`],
    ['Data', data],
    ['Logs', logs],
  ];
  const lines = rows.map(([title, value]) => `  ${title.padEnd(14)} ${value}`);
  return ['', 'Guildhall is open.', '', ...lines, '', 'Ctrl-C stops it.'].join('\n');
}

/** @param {AdminWords} admin */
function passwordWords({ password, isFirstStart, wasChosen, opens }) {
  if (!isFirstStart) return '';
  if (!opens) return ', password: as before, the database had the account already';
  return wasChosen ? ', password: the one in ADMIN_PASSWORD' : `, password: ${password} (shown only this once)`;
}
