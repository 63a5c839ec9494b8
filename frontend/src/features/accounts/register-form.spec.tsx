/** @jest-environment ./frontend/src/testing/browser-environment.mjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { startAnsweringServer, type Answer, type AnsweringServer } from '../../testing/answering-server.js';
import { renderPage } from '../../testing/render-page.js';
import { submitTwice } from '../../testing/submit-twice.js';
import { RegisterForm } from './register-form.js';

let server: AnsweringServer | undefined;

afterEach(async () => {
  cleanup();
  await server?.close();
  server = undefined;
});

async function open(register: Answer | null, query = '') {
  server = await startAnsweringServer((asked) =>
    asked === 'POST /api/auth/register' ? register : { status: 401, json: { message: 'Nobody' } },
  );
  return renderPage(<RegisterForm query={query} />, `/auth/register${query}`).person;
}

type Person = Awaited<ReturnType<typeof open>>;
const fill = async (person: Person, fields: Record<string, string>) => {
  for (const [label, words] of Object.entries(fields)) await person.type(screen.getByLabelText(label), words);
};
const send = (person: Person) => person.click(screen.getByRole('button', { name: 'Create account' }));
const asksBeforeClosing = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const complete = {
  Username: 'badger',
  Email: 'office@badger.example',
  Password: 'secret1',
  'Confirm password': 'secret1',
  'Company name': 'Badger Castings',
};

describe('the register form', () => {
  it('has the three sections', async () => {
    await open({ status: 201, json: {} });
    const names = ['Account Information', 'Company Information', 'Address'];
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(names);
    for (const name of names) expect(screen.getByRole('region', { name })).toBeTruthy();
  });

  it('asks for what is required, and for nothing else', async () => {
    const person = await open({ status: 201, json: {} });
    await send(person);
    await screen.findAllByText('Required');
    const wrong = screen
      .getAllByRole<HTMLInputElement>('textbox')
      .filter((box) => box.getAttribute('aria-invalid') === 'true');
    expect(wrong.map(({ name }) => name)).toEqual(['username', 'email', 'companyName']);
    for (const label of ['Password', 'Confirm password'])
      expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
    expect(server?.asked.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('wants the same password twice', async () => {
    const person = await open({ status: 201, json: {} });
    await fill(person, { ...complete, 'Confirm password': 'secret2' });
    await send(person);
    expect(await screen.findByText("Passwords don't match")).toBeTruthy();
  });

  it('sends what was typed, the confirmation included, and says that the account is there', async () => {
    const person = await open({ status: 201, json: { companyName: 'Badger Castings' } });
    await fill(person, complete);
    await person.selectOptions(screen.getByLabelText('Industry (optional)'), 'Metal Fabrication');
    submitTwice(screen.getByRole('button', { name: 'Create account' }));
    expect(await screen.findByText('Your account has been created successfully.')).toBeTruthy();
    expect(server?.asked.filter(({ method }) => method === 'POST')).toHaveLength(1);
    const sent: unknown = JSON.parse(server?.asked.find(({ method }) => method === 'POST')?.body ?? '');
    expect(sent).toMatchObject({
      username: 'badger',
      confirmPassword: 'secret1',
      companyName: 'Badger Castings',
      industry: 'Metal Fabrication',
      phone: null,
      state: 'Wisconsin',
    });
  });

  it('asks before it is left half filled, and not once the account is there', async () => {
    const person = await open({ status: 201, json: { companyName: 'Badger Castings' } });
    expect(asksBeforeClosing()).toBe(false);
    await fill(person, complete);
    await waitFor(() => expect(asksBeforeClosing()).toBe(true));
    await send(person);
    await screen.findByText('Your account has been created successfully.');
    await waitFor(() => expect(asksBeforeClosing()).toBe(false));
  });

  it('sends the code of who invited, and joins without it when the link is broken', async () => {
    const created = { status: 201, json: { companyName: 'Badger Castings' } };
    for (const [query, referralCode] of [
      ['?ref=K7P2', 'K7P2'],
      [`?ref=${'x'.repeat(41)}`, null],
    ] as const) {
      const person = await open(created, query);
      await fill(person, complete);
      await send(person);
      await screen.findByText('Your account has been created successfully.');
      expect(JSON.parse(server?.asked.find(({ method }) => method === 'POST')?.body ?? '')).toMatchObject({
        referralCode,
      });
      cleanup();
      await server?.close();
    }
  });

  it('puts the words of the server beside the field they are about', async () => {
    const person = await open({
      status: 409,
      json: { message: 'That user name is taken.', code: 'x', fields: { username: 'Taken' } },
    });
    await fill(person, complete);
    await send(person);
    expect((await screen.findByRole('alert')).textContent).toBe('That user name is taken.');
    expect(screen.getByLabelText('Username').getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Taken')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Company name').value).toBe('Badger Castings');
  });

  it('falls back on its own words when the network fails', async () => {
    const person = await open(null);
    await fill(person, complete);
    await send(person);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Registration failed. Please check your information and try again.',
    );
  });
});
