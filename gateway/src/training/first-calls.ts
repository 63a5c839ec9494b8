/** What may stand in a header between the angle brackets of an address; with anything else nothing is said early. */
const plain = /^[\w.~!$&'()*+,;=:@/?%-]*$/;

/** The first call of the training list: its page and the answer take the same query. */
export function trainingListCall(address: string): string | null {
  const query = address.split('?')[1];
  return earlyCall(query ? `/api/training?${query}` : '/api/training');
}

/** The first call of the page of one opportunity. */
export function opportunityCall(address: string): string | null {
  return earlyCall(`/api${address.split('?')[0]}`);
}

const earlyCall = (address: string) => (plain.test(address) ? address : null);
