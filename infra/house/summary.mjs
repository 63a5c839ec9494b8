/**
 * What is said once the house is open.
 * @param {object} house
 * @param {string} house.address
 * @param {string | null} house.mailInbox
 * @param {string} house.data
 * @param {string} house.logs
 * @param {{ password: string | undefined, isFirstStart: boolean, wasChosen: boolean }} house.admin
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

/** @param {{ password: string | undefined, isFirstStart: boolean, wasChosen: boolean }} admin */
function passwordWords({ password, isFirstStart, wasChosen }) {
  if (!isFirstStart) return '';
  return wasChosen ? ', password: the one in ADMIN_PASSWORD' : `, password: ${password} (shown only this once)`;
}
