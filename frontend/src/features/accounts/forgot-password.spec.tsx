/** @jest-environment ./frontend/src/testing/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Answer } from '../../testing/answering-server.js';
import { servedPage } from '../../testing/served-page.js';
import { submitTwice } from '../../testing/submit-twice.js';
import { ForgotPassword } from './forgot-password.js';

const { show, sentBodies } = servedPage();

async function open(answer: () => Answer | null | Promise<Answer>) {
  return (await show(<ForgotPassword />, { address: '/forgot-password', answer })).person;
}

const field = () => screen.getByLabelText<HTMLInputElement>('Email');
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

describe('the form of a forgotten password', () => {
  it('can be sent as soon as it holds more than blanks', async () => {
    const person = await open(() => ({ status: 200, json: {} }));
    expect(button('Send the link').disabled).toBe(true);
    await person.type(field(), '  ');
    expect(button('Send the link').disabled).toBe(true);
    await person.keyboard('{Enter}');
    expect(sentBodies()).toEqual([]);
    await person.type(field(), 'ann@shop.example');
    expect(button('Send the link').disabled).toBe(false);
  });

  it('is sent once, however often it is pressed, is busy meanwhile, and then says what comes next', async () => {
    let answerNow: (answer: Answer) => void = () => undefined;
    const person = await open(() => new Promise<Answer>((answer) => (answerNow = answer)));
    await person.type(field(), ' ann@shop.example ');
    submitTwice(button('Send the link'));
    await waitFor(() => expect(button('Sending...').getAttribute('aria-disabled')).toBe('true'));
    await person.click(button('Sending...'));
    await person.type(field(), '{Enter}');
    await waitFor(() => expect(sentBodies()).toHaveLength(1));
    answerNow({ status: 200, json: {} });
    expect(await screen.findByRole('heading', { name: 'Check your inbox' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('If ann@shop.example belongs to an account');
    expect(sentBodies()).toEqual(['{"email":"ann@shop.example"}']);
  });

  it('leads back to what was typed by "Try again"', async () => {
    const person = await open(() => ({ status: 200, json: {} }));
    await person.type(field(), 'ann@shop.example');
    await person.keyboard('{Enter}');
    await person.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(field().value).toBe('ann@shop.example');
    await person.click(button('Send the link'));
    await waitFor(() => expect(sentBodies()).toHaveLength(2));
  });

  it('shows what the server finds wrong at its field, and keeps what was typed', async () => {
    const refusal = { message: 'Please look at the form again.', fields: { email: 'Invalid email address' } };
    const person = await open(() => ({ status: 400, json: refusal }));
    await person.type(field(), 'ann at shop');
    await person.keyboard('{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Please look at the form again.');
    const told = document.getElementById(field().getAttribute('aria-describedby') ?? '');
    expect([field().getAttribute('aria-invalid'), told?.textContent]).toEqual(['true', 'Invalid email address']);
    expect(field().value).toBe('ann at shop');
  });

  it('falls back on its own words when the network fails', async () => {
    const person = await open(() => null);
    await person.type(field(), 'ann@shop.example');
    await person.keyboard('{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to send reset email. Please try again.');
    expect(field().value).toBe('ann@shop.example');
  });

  it('says once what is wrong with the address, at its field, which takes the focus', async () => {
    const words = 'Invalid email address';
    const person = await open(() => ({ status: 400, json: { message: words, fields: { email: words } } }));
    await person.type(field(), 'ann at shop');
    await person.keyboard('{Tab}');
    await person.click(button('Send the link'));
    expect(await screen.findAllByText(words)).toHaveLength(1);
    await waitFor(() => expect(document.activeElement).toBe(field()));
  });

  it('moves the focus to the heading of what comes next, and back with "Try again"', async () => {
    const person = await open(() => ({ status: 200, json: {} }));
    await person.type(field(), 'ann@shop.example{Enter}');
    await screen.findByRole('heading', { name: 'Check your inbox' });
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Check your inbox'));
    await person.click(button('Try again'));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Forgot your password?'));
  });
});
