import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { CheckboxField } from './checkbox-field.js';
import { AllOptional } from './field-frame.js';
import { FormSection } from './form-section.js';
import { PasswordField } from './password-field.js';
import { SelectField } from './select-field.js';
import { TextAreaField } from './text-area-field.js';
import { TextField } from './text-field.js';

afterEach(cleanup);

const fields = (optional: boolean) => (
  <>
    <TextField name="text" label="Text" optional={optional} />
    <TextAreaField name="area" label="Area" optional={optional} />
    <SelectField name="select" label="Select" options={[]} emptyLabel="None" optional={optional} />
    <PasswordField name="password" label="Password" optional={optional} />
  </>
);
const required = () =>
  [...document.querySelectorAll('input, textarea, select')].map((field) => field.getAttribute('aria-required'));

it('a field says that it must be filled, unless it is optional', () => {
  render(fields(false));
  expect(required()).toEqual(['true', 'true', 'true', 'true']);
  cleanup();
  render(fields(true));
  expect(required()).toEqual([null, null, null, null]);
});

it('a box that must be ticked says so', () => {
  render(<CheckboxField name="consent">I agree</CheckboxField>);
  expect(screen.getByRole('checkbox').getAttribute('aria-required')).toBe('true');
});

it('the heading of an optional section is its name alone; that it may stay empty is said beside it', () => {
  render(
    <FormSection title="Address" optional>
      {fields(false)}
    </FormSection>,
  );
  expect(screen.getByRole('heading').textContent).toBe('Address');
  expect(screen.getByRole('region', { name: 'Address' }).textContent).toContain('(optional)');
});

it('no field of an optional section, or of a search, says that it must be filled', () => {
  render(
    <FormSection title="Address" optional>
      {fields(false)}
    </FormSection>,
  );
  expect(required()).toEqual([null, null, null, null]);
  cleanup();
  render(<AllOptional value>{fields(false)}</AllOptional>);
  expect(required()).toEqual([null, null, null, null]);
});
