import type { TestHouse } from '@guildhall/testing/engines';
import sharp from 'sharp';
import { operations } from './api-description.js';
import { Ledgers } from './ledgers.js';
import { boundary, filePart, form } from './multipart.js';
import { buildRegistration } from './registration.js';
import { buildRequest } from './training-request.js';
import { Visitor } from './visitor.js';

/** A member who owns one of everything, and all that it ever read about it. */
export interface Owner {
  member: Visitor;
  id: string;
  companyId: string;
  /** What nobody else may ever read. */
  secrets: string[];
}

/** Lets a company join and fill in, send and own whatever one can. */
export async function joinWithBelongings(house: TestHouse): Promise<Owner> {
  const member = new Visitor(house.address);
  const registration = buildRegistration();
  const { body } = await member.post<{ id: string; companyId: string }>('/api/auth/register', registration);
  const person = { firstName: 'Annabelle', lastName: 'Okonkwo-Reyes', phone: '+1 608 555 0177' };
  const company = { companyName: 'Heron Castings', email: registration.email, address: '77 Undisclosed Street' };
  const request = { ...buildRequest(), email: registration.email, contactConsent: true };
  await member.send('PATCH', '/api/user/profile', JSON.stringify(person), json);
  await member.send('PUT', `/api/users/${body.id}`, JSON.stringify(company), json);
  await member.send('POST', '/api/users/upload-logo', await logo(), {
    'content-type': `multipart/form-data; boundary=${boundary}`,
  });
  await member.post('/api/training/request', request);
  const drafts = ['A mill that is still a draft', 'A hall that is paused'];
  await offer(house, body, [
    ['active', 'A lathe for all'],
    ['draft', drafts[0]!],
    ['paused', drafts[1]!],
  ]);
  const { username, email } = registration;
  return { member, ...body, secrets: [username, email, ...Object.values(person), company.address, ...drafts] };
}

/** Everything that stands for something in an answer: ids, and the names of logos. */
export const idsIn = (text: string) => text.match(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}(-\d+\.webp)?/g) ?? [];

/** Every id that a member finds in any answer that it can get: of its lists, and of each thing in them. */
export async function everyIdSeenBy(member: Visitor): Promise<Set<string>> {
  const found = new Set(idsIn(member.cookie));
  const look = async (path: string) => {
    const { body, headers } = await member.get(path);
    for (const id of [...idsIn(JSON.stringify(body)), ...idsIn(headers.get('location') ?? '')]) found.add(id);
  };
  const reads = operations.filter(({ method, access }) => method === 'GET' && access !== 'admin');
  for (const { path } of reads.filter(({ ids }) => ids.length === 0)) await look(path);
  const lists = [...found];
  for (const { path } of reads.filter(({ ids }) => ids.length > 0))
    await Promise.all(lists.map((id) => look(path.replace(/:\w+/, id))));
  return found;
}

const json = { 'content-type': 'application/json' };

async function logo(): Promise<Uint8Array<ArrayBuffer>> {
  const picture = sharp({ create: { width: 64, height: 64, channels: 3, background: '#c40' } });
  return new Uint8Array(form(filePart('file', 'logo.png', 'image/png', await picture.png().toBuffer())));
}

/** Nobody can offer a resource over HTTP yet. */
async function offer(
  house: TestHouse,
  { id, companyId }: { id: string; companyId: string },
  resources: [status: string, title: string][],
): Promise<void> {
  const ledgers = new Ledgers(house);
  for (const [status, title] of resources)
    await ledgers.rows(
      `INSERT INTO marketplace.resources
         (id, "userId", "companyId", type, title, "priceType", status, "createdAt", "updatedAt")
       VALUES (gen_random_uuid(), $1, $2, 'machine', $3, 'free', $4, now(), now())`,
      [id, companyId, title, status],
    );
  await ledgers.close();
}
